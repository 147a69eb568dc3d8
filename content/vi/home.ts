import type { home as en } from "../en/home.ts";

export const home: Partial<Record<keyof typeof en, string>> = {
  "hero.subtitle": "AI, blockchain và ứng dụng, do người\u00a0Việt làm\u00a0ra",
  "hero.title": "Phần\u00a0mềm thông\u00a0minh, xây\u00a0trên niềm\u00a0tin",
  "hero.description":
    "{company} đưa AI, blockchain, thương mại điện tử và fintech vào những sản phẩm mà trường học, doanh nghiệp và cơ quan nhà nước tin dùng mỗi ngày.",
  "hero.solutions": "Khám phá giải pháp",
  "hero.about": "Về chúng tôi",

  "business.title": "Lĩnh vực hoạt động cốt lõi",
  "business.description":
    "Bốn lĩnh vực, một đội ngũ. Lĩnh vực này nâng đỡ lĩnh vực kia, như những vành hoa văn cùng làm nên tiếng trống đồng.",
  "business.ai": "AI & Tự động hóa",
  "business.ai.image": "Các nút và liên kết có trọng số trên những vành trống đồng",
  "business.ai.description":
    "Trợ lý biết trả lời, gọi điện, ghi chép và những quy trình tự vận hành, bằng cả tiếng Việt lẫn tiếng Anh.",
  "business.blockchain": "Blockchain",
  "business.blockchain.image": "Các khối nối nhau quanh ngôi sao trống đồng",
  "business.blockchain.description":
    "Chứng nhận, hồ sơ và điểm thưởng mà ai cũng kiểm chứng được, không ai có thể âm thầm sửa đổi.",
  "business.ecommerce": "Thương mại điện tử",
  "business.ecommerce.image": "Những kiện hàng bay quanh trống đồng",
  "business.ecommerce.description":
    "Quản lý khách hàng, nhân sự và nguồn lực, để cửa hàng, con người và kho hàng luôn nhịp nhàng.",
  "business.fintech": "Fintech",
  "business.fintech.image": "Biểu đồ nến thị trường xếp vòng quanh trống đồng",
  "business.fintech.description":
    "Theo dõi thị trường, danh mục đầu tư và cảnh báo, để mỗi quyết định đều dựa trên những con số rõ ràng.",

  "why.title": "Vì sao chọn chúng tôi",
  "why.description":
    "Những điều khách hàng có thể tin cậy, từ buổi trò chuyện đầu tiên đến khi sử dụng hằng ngày.",
  "why.expertise": "Kinh nghiệm đã được chứng minh",
  "why.expertise.description":
    "Hơn {years} năm cùng nhau làm phần mềm, với những người cố vấn vẫn trực tiếp xem từng sản phẩm.",
  "why.technology": "Công nghệ tiên tiến",
  "why.technology.description":
    "Mô hình ngôn ngữ, hợp đồng thông minh và dữ liệu thị trường tức thời, dùng đúng nơi thật sự cần.",
  "why.clients": "Khách hàng toàn cầu",
  "why.clients.description":
    "Chúng tôi làm việc với khách hàng ở nhiều quốc gia và múi giờ, bằng cả ngôn ngữ của họ lẫn tiếng Việt.",
  "why.tailored": "Giải pháp may đo",
  "why.tailored.description":
    "Chúng tôi bắt đầu từ cách bạn làm việc, rồi xây sản phẩm cho vừa, chứ không làm ngược lại.",

  "home.projects.title": "Sản phẩm đang được dùng mỗi ngày",
  "home.projects.lead": "Một vài dự án của chúng tôi, và những nơi đang sử dụng.",
  "home.projects.all": "Xem tất cả dự án",
  "home.call.title": "Cùng làm dự\u00a0án tiếp\u00a0theo",
  "home.call.text":
    "Trường học, cửa hàng hay cơ quan nhà nước: hãy cho chúng tôi biết ai đang phải chờ ai, chúng tôi sẽ tìm con đường ngắn nhất.",
  "home.call.contact": "Trao đổi với chúng tôi",
  "home.call.careers": "Xem vị trí đang tuyển",
};
