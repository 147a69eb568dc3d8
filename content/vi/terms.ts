import type { terms as en } from "../en/terms.ts";

export const terms: Partial<Record<keyof typeof en, string>> = {
  "terms.title": "Điều khoản dịch vụ",
  "terms.updated": "Cập nhật lần cuối: Tháng 1 năm 2024",
  "terms.contents": "Trong trang này",
  "terms.lead":
    "Các điều khoản này nêu rõ bạn có thể trông đợi gì ở trang web và thông tin trên đó, cũng như {company} mong đợi gì ở người sử dụng.",

  "terms.acceptance": "Chấp nhận điều khoản",
  "terms.acceptance.text":
    "Khi truy cập trang web, tạo tài khoản hoặc gửi hồ sơ ứng tuyển, bạn chấp nhận các điều khoản này. Nếu không đồng ý, xin vui lòng không sử dụng trang web.",
  "terms.acceptance.privacy":
    "Cách chúng tôi xử lý dữ liệu cá nhân được nêu trong {privacyPolicy}, là một phần của các điều khoản này.",

  "terms.scope": "Phạm vi dịch vụ",
  "terms.scope.text":
    "Trang web giới thiệu các giải pháp và dự án của chúng tôi về AI và tự động hóa, blockchain, thương mại điện tử và fintech, đồng thời giúp bạn liên hệ, tạo tài khoản và ứng tuyển.",
  "terms.scope.fintech":
    "Dịch vụ fintech của chúng tôi chỉ là công cụ phân tích dữ liệu và chỉ báo, không phải dịch vụ chứng khoán, ngân hàng hay bảo hiểm. Các công cụ này không thực hiện giao dịch và không đưa ra tư vấn đầu tư có tính ràng buộc.",
  "terms.scope.projects":
    "Công việc chúng tôi thực hiện cho khách hàng được điều chỉnh bởi hợp đồng ký với khách hàng đó.",

  "terms.user": "Trách nhiệm của người dùng",
  "terms.user.text": "Khi sử dụng trang web, bạn đồng ý:",
  "terms.user.truth": "cung cấp thông tin trung thực và cập nhật về bản thân;",
  "terms.user.password":
    "giữ kín mật khẩu, và báo cho chúng tôi nếu bạn cho rằng người khác đã dùng tài khoản của mình;",
  "terms.user.rights": "chỉ gửi tài liệu và nội dung mà bạn có quyền chia sẻ, không chứa mã độc;",
  "terms.user.harm":
    "không gây cản trở hoạt động của trang web, không xâm nhập những phần không dành cho mình và không dùng trang web để vi phạm pháp luật.",
  "terms.user.suspend":
    "Chúng tôi có thể tạm khóa tài khoản được sử dụng trái với các điều khoản này.",

  "terms.liability": "Giới hạn trách nhiệm và miễn trừ",
  "terms.liability.important": "Tuyên bố miễn trừ quan trọng",
  "terms.liability.disclaimer":
    "Thông tin và chỉ báo trên trang web và trong các dịch vụ fintech của chúng tôi chỉ mang tính tham khảo. {company} không chịu trách nhiệm về các quyết định đầu tư dựa trên những thông tin đó.",
  "terms.liability.content":
    "Chúng tôi chuẩn bị nội dung trang web một cách cẩn trọng, nhưng không bảo đảm nội dung luôn đầy đủ, cập nhật, không có sai sót, hay trang web luôn hoạt động.",
  "terms.liability.law":
    "Trong phạm vi pháp luật cho phép, chúng tôi không chịu trách nhiệm về thiệt hại gián tiếp phát sinh từ việc sử dụng trang web. Không điều khoản nào ở đây loại trừ những trách nhiệm mà pháp luật không cho phép loại trừ.",

  "terms.basis": "Cơ sở pháp lý",
  "terms.basis.text":
    "Các điều khoản này được điều chỉnh bởi pháp luật Việt Nam, trong đó có Nghị định 13/2023/NĐ-CP, Luật An ninh mạng 2018 và Luật Giao dịch điện tử 2023.",
  "terms.basis.court":
    "Khi có tranh chấp, trước hết hai bên cùng thương lượng. Nếu không đạt kết quả, tranh chấp được giải quyết tại Tòa án nhân dân có thẩm quyền của Việt Nam.",

  "terms.changes": "Thay đổi điều khoản",
  "terms.changes.text":
    "Chúng tôi có thể thay đổi các điều khoản này. Ngày ở đầu trang cho biết lần thay đổi gần nhất; người tiếp tục sử dụng trang web sau ngày đó được xem là chấp nhận điều khoản đã thay đổi.",
  "terms.changes.contact": "Mọi câu hỏi về các điều khoản này xin gửi đến {email}.",
};
