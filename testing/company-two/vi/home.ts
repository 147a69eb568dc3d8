import type { home as en } from "../en/home.ts";

export const home: Record<keyof typeof en, string> = {
  "hero.subtitle":
    "Quầy thu ngân, kho và đơn hàng cho doanh nghiệp vừa và nhỏ vùng đồng bằng sông Cửu Long",
  "hero.title":
    "Phần mềm hiểu một quầy hàng đông khách vận hành ra sao vào ngày cuối trước kỳ nghỉ lễ",
  "hero.description": "{company} kết nối quầy hàng, kho và sổ sách để chủ tiệm về nhà đúng giờ.",
  "hero.solutions": "Khám phá giải pháp",
  "hero.about": "Về chúng tôi",
  "business.title": "Công việc hằng ngày của chúng tôi",
  "business.description": "Hai lĩnh vực gắn liền với nhau.",
  "business.ai": "Dự báo và tự động hóa",
  "business.ai.image": "Đường cong kéo dài qua hôm nay",
  "business.ai.description": "Dự báo nhu cầu, và việc lặp lại không còn cần đến con người.",
  "business.blockchain": "Blockchain",
  "business.blockchain.image": "Các khối xếp thành hàng",
  "business.blockchain.description": "Hồ sơ được nhiều đối tác cùng chia sẻ.",
  "business.ecommerce": "Hệ thống bán lẻ và kho",
  "business.ecommerce.image": "Kệ hàng, mã vạch và quầy thu ngân",
  "business.ecommerce.description": "Từ mã vạch trên kệ đến bút toán trong sổ.",
  "business.fintech": "Fintech",
  "business.fintech.image": "Biểu đồ cột",
  "business.fintech.description": "Những con số dễ đọc.",
  "why.title": "Vì sao chủ tiệm gắn bó với chúng tôi",
  "why.description": "Điều họ nói sau năm đầu tiên.",
  "why.expertise": "Chúng tôi từng đứng quầy",
  "why.expertise.description":
    "{years} năm làm việc cùng cửa hàng, và phần lớn kỹ sư bắt đầu từ đó.",
  "why.technology": "Chạy được cả khi mất mạng",
  "why.technology.description": "Bán hàng không phải chờ internet.",
  "why.clients": "Ưu tiên hàng xóm",
  "why.clients.description": "Trong hai giờ, chúng tôi đến được với phần lớn khách hàng.",
  "why.tailored": "Không thừa mô-đun nào",
  "why.tailored.description": "Bạn chỉ trả cho phần mình bật.",
};
