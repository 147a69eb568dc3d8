import type { team as en } from "../en/team.ts";

export const team: Partial<Record<keyof typeof en, string>> = {
  "team.hero.title": "Những người chịu trách\u00a0nhiệm đến\u00a0cùng",
  "team.hero.lead":
    "Các cố vấn dẫn đường, các giám đốc gánh vác. Làm việc với {company}, đây là những người bạn sẽ gặp.",
  "team.mentors.title": "Cố vấn",
  "team.mentors.lead": "Họ đặt những câu hỏi khó từ sớm, khi sửa sai còn chưa tốn kém.",
  "team.directors.title": "Ban giám đốc",
  "team.directors.lead": "Họ quyết định chúng tôi nhận việc gì, và theo việc ấy đến cùng.",
  "team.portrait": "Chân dung {name}",

  "person.mentor.role": "Cố vấn",
  "person.mentor.description":
    "Đọc mọi bản thiết kế hệ thống trước khi đến tay khách hàng, kèm thực tập sinh kỹ như kèm trưởng dự án. Câu hỏi đầu tiên của anh luôn là: vào ngày tệ nhất, chuyện gì sẽ xảy ra?",
  "person.ai-lead.role": "Trưởng nhóm AI",
  "person.ai-lead.description":
    "Dẫn dắt các mô hình ngôn ngữ và tiếng nói đằng sau trợ lý ảo, callbot và công cụ luyện phát âm. Với chị, đo đạc luôn đi trước niềm tin.",
  "person.ceo.role": "CEO",
  "person.ceo.roleInFull": "Tổng giám đốc",
  "person.ceo.description":
    "Định hướng công ty, và chỉ hứa vừa đủ để giữ trọn mọi lời hứa. Khách hàng gặp chị ở buổi họp đầu tiên và gặp lại ở buổi cuối cùng.",
  "person.cco.role": "CCO",
  "person.cco.roleInFull": "Giám đốc thương mại",
  "person.cco.description":
    "Biến nhu cầu của khách hàng thành phạm vi công việc mà hai bên cùng yên tâm ký. Phụ trách đối tác trong giáo dục, hành chính công và thương mại.",
  "person.cto.role": "CTO",
  "person.cto.roleInFull": "Giám đốc công nghệ",
  "person.cto.description":
    "Chịu trách nhiệm về mã nguồn, máy chủ và dữ liệu. Anh chọn những công nghệ mà người kỹ sư tiếp theo sẽ cảm ơn.",

  "team.call.title": "Làm việc cùng họ",
  "team.call.text": "Là khách hàng hay đồng nghiệp, đây là những người bạn sẽ gặp đầu tiên.",
  "team.call.contact": "Liên hệ",
  "team.call.careers": "Xem vị trí đang tuyển",
};
