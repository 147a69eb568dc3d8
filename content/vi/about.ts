import type { about as en } from "../en/about.ts";

export const about: Partial<Record<keyof typeof en, string>> = {
  "about.hero.team": "Đội ngũ từ năm {year}.",
  "about.hero.company": "Công ty từ năm {year}.",
  "about.hero.lead":
    "{company} là đơn vị tiên phong của Việt Nam về AI, blockchain và phát triển dịch vụ, ứng dụng. Chúng tôi làm sản phẩm cho trường học, doanh nghiệp và cơ quan nhà nước.",
  "about.hero.work": "Hợp tác với {company}",
  "about.hero.pause": "Tạm dừng video",
  "about.hero.play": "Phát video",

  "about.us.title": "Về chúng tôi",
  "about.us.team":
    "Những người làm nên {company} đã sát cánh bên nhau từ tháng 10 năm 2010. Gần mười một năm sau, ngày 29 tháng 9 năm 2021, đội ngũ trở thành công ty và vẫn giữ thói quen đã gắn kết mọi người: hiểu bài toán trước khi viết dòng mã đầu tiên.",
  "about.us.fields":
    "Hôm nay, chúng tôi hoạt động trong bốn lĩnh vực: AI và tự động hóa, blockchain, thương mại điện tử và fintech. Bốn lĩnh vực ấy gặp nhau thường xuyên hơn người ta nghĩ. Một chuyến tham quan trở thành chứng nhận ai cũng xác minh được. Một công cụ theo dõi danh mục đầu tư giúp người dùng học cách đọc thị trường. Một trợ lý trả lời từ chính tài liệu của cơ quan.",
  "about.us.place":
    "Nhà của chúng tôi ở {place}. Sản phẩm nào cũng phải chạy tốt ở đây trước đã: bằng tiếng Việt, trên những chiếc điện thoại phổ thông, giữa những văn phòng bận rộn. Sau đó mới đi xa hơn.",
  "about.figures.team": "Thành lập đội ngũ",
  "about.figures.company": "Thành lập công ty",
  "about.figures.years": "năm kinh nghiệm",
  "about.figures.fields": "lĩnh vực, một đội ngũ",
  "about.photo": "Đội ngũ {company}",

  "about.vision.title": "Tầm nhìn",
  "about.vision.text":
    "Trở thành đội ngũ mà người Việt nghĩ đến đầu tiên khi cần một công nghệ đáng tin cậy: trong lớp học, ở cơ quan nhà nước và trên thị trường.",

  "about.mission.title": "Sứ mệnh",
  "about.mission.lead": "Bốn trách nhiệm của chúng tôi với những người tin dùng sản phẩm.",
  "about.mission.people": "Phát triển con người",
  "about.mission.people.description":
    "Chúng tôi vừa làm vừa truyền nghề. Thực tập sinh ngồi cạnh cố vấn, khách hàng ngồi cạnh kỹ sư, để dự án khép lại mà tay nghề vẫn ở lại.",
  "about.mission.society": "Đóng góp xã hội",
  "about.mission.society.description":
    "Chúng tôi nhận những việc có ý nghĩa vượt ra ngoài một doanh nghiệp: lớp học, dịch vụ công và những điểm đến xứng đáng có thêm du khách.",
  "about.mission.foundation": "Nền tảng công nghệ bền vững",
  "about.mission.foundation.description":
    "Chúng tôi chọn tiêu chuẩn mở, kiểm thử kỹ và ghi chép đầy đủ, để những gì làm ra hôm nay mười năm nữa vẫn có thể thay đổi và phát triển.",
  "about.mission.life": "Ứng dụng vào đời sống",
  "about.mission.life.description":
    "Công nghệ chỉ có ý nghĩa khi được dùng trong một ngày bình thường: để luyện một từ mới, nộp một hồ sơ hay xem một mức giá.",

  "about.values.title": "Giá trị cốt lõi",
  "about.values.lead": "Ba từ, và điều mỗi từ đòi hỏi ở chúng tôi trong công việc hằng ngày.",
  "about.values.integrity": "Chính trực",
  "about.values.integrity.description":
    "Chúng tôi nói rõ hệ thống làm được gì, chưa làm được gì và tốn bao nhiêu. Dữ liệu khách hàng giao cho chúng tôi vẫn là của khách hàng.",
  "about.values.innovation": "Đổi mới",
  "about.values.innovation.description":
    "Chúng tôi thử phương pháp mới từ sớm và chỉ giữ lại những gì làm tốt hơn cách cũ.",
  "about.values.excellence": "Xuất sắc",
  "about.values.excellence.description":
    "Chúng tôi làm trọn cả phần khó nhất: tốc độ, câu chữ và những tình huống hiếm gặp quyết định người dùng có tin sản phẩm hay không.",

  "about.media.title": "Truyền thông",
  "about.media.lead": "Công việc và con người qua những thước phim.",
  "about.media.note":
    "Video được đăng trên YouTube. Trang không tải bất cứ thứ gì từ đó trước khi bạn bấm phát.",
  "about.media.play": "Phát video: {title}",
  "about.media.loading": "Đang tải video: {title}",
  "about.media.loaded": "Đã tải video: {title}",
  "about.media.failed": "Không tải được video: {title}",

  "about.events.title": "Sự kiện",
  "about.events.lead": "Nơi chúng tôi gặp gỡ những người sẽ dùng sản phẩm của mình.",
  "about.events.upcoming": "Sắp diễn ra",
  "about.events.finish": "Đã kết thúc",

  "about.closing.title": "Hãy nói với chúng tôi điều bạn muốn cải thiện",
  "about.closing.text":
    "Mọi việc bắt đầu từ một cuộc trò chuyện. Nếu công nghệ không phải là lời giải, chúng tôi sẽ nói thẳng.",
  "about.closing.contact": "Liên hệ với chúng tôi",
  "about.closing.solutions": "Xem các giải pháp",

  "video.introduction.title": "{company} trong ba phút",
  "video.introduction.description":
    "Chúng tôi là ai, làm gì, và một dự án đi từ câu hỏi đầu tiên đến khi được dùng hằng ngày ra sao.",
  "video.sandbox.title": "Bên trong blockchain sandbox",
  "video.sandbox.description":
    "Sinh viên tự vận hành một mạng Hyperledger Fabric, làm hỏng nó rồi học từ chính những gì mình thấy.",

  "event.open-class.title": "Lớp học mở: hợp đồng thông minh đầu tiên",
  "event.open-class.location": "Thái Nguyên, Việt Nam",
  "event.open-class.description":
    "Một ngày trọn vẹn, từ khái niệm khối đến hợp đồng chạy trên sandbox. Sinh viên mang câu hỏi, kỹ sư của chúng tôi mang máy tính.",
  "event.public-office.title": "Trợ lý AI trong cơ quan nhà nước",
  "event.public-office.location": "Hà Nội, Việt Nam",
  "event.public-office.description":
    "Buổi làm việc cùng cán bộ, công chức: mọi người đặt cho chatbot hành chính những câu hỏi khó nhất hằng ngày, còn chúng tôi ghi lại từng câu nó chưa trả lời được.",
};
