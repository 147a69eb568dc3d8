import type { products as en } from "../en/products.ts";

export const products: Partial<Record<keyof typeof en, string>> = {
  "product.conversational-ai": "AI hội thoại",
  "product.conversational-ai.kind": "Chatbot và callbot",
  "product.conversational-ai.description":
    "Chatbot trên website và callbot trên tổng đài, trò chuyện tự nhiên bằng tiếng Việt và tiếng Anh. Trợ lý trả lời từ chính tài liệu của bạn, đặt lịch, xác nhận, nhắc hẹn, và khi cần con người thì chuyển máy kèm toàn bộ nội dung đã trao đổi.",
  "product.automation": "Tự động hóa",
  "product.automation.kind": "Tự động hóa quy trình",
  "product.automation.description":
    "Phần mềm đọc biểu mẫu gửi đến, đối chiếu quy định, lưu vào đúng hệ thống và báo cho đúng người. Việc lặp lại tự chạy, trường hợp ngoại lệ đến tay con người, và thao tác nào cũng để lại dấu vết.",

  "product.blockchain-apps": "Ứng dụng blockchain",
  "product.blockchain-apps.kind": "Chứng nhận và hồ sơ",
  "product.blockchain-apps.description":
    "Văn bằng, chứng chỉ, nguồn gốc sản phẩm và hợp đồng nằm trên sổ cái mà đối tác nào cũng kiểm tra được trong vài giây, không cần gọi cho nơi cấp.",
  "product.blockchain-simulation": "Mô phỏng blockchain",
  "product.blockchain-simulation.kind": "Mạng thử nghiệm",
  "product.blockchain-simulation.description":
    "Một mạng riêng để học, để thử và để sai. Xem khối hình thành, dừng một nút, làm hỏng một hợp đồng rồi bắt đầu lại, trước khi đưa bất cứ thứ gì vào vận hành.",
  "product.nft-dapps": "NFT và DApp",
  "product.nft-dapps.kind": "Token và ví",
  "product.nft-dapps.description":
    "Vé, phiếu quà tặng và vật lưu niệm số thuộc về chính người giữ, trong những ứng dụng mà du khách dùng được ngay, không phải tìm hiểu ví điện tử là gì.",
  "product.blockchain-governance": "Quản trị trên blockchain",
  "product.blockchain-governance.kind": "Quản trị NFT và dữ liệu",
  "product.blockchain-governance.description":
    "Ai được ghi, ai được đọc, ai đã đồng ý điều gì: quyền hạn và sự chấp thuận đối với dữ liệu chung và tài sản số, lưu ở nơi không bên nào tự ý viết lại.",

  "product.ecrm": "eCRM",
  "product.ecrm.kind": "Quan hệ khách hàng (CRM)",
  "product.ecrm.description":
    "Đơn hàng, cuộc gọi, tin nhắn và lời hẹn của từng khách hàng trên cùng một trang, dù khách đến từ kênh nào.",
  "product.ehrm": "eHRM",
  "product.ehrm.kind": "Quản trị nhân sự (HRM)",
  "product.ehrm.description":
    "Hợp đồng, ca làm, ngày nghỉ và bảng lương cho cửa hàng và kho, tích hợp sẵn các quy định của pháp luật lao động Việt Nam.",
  "product.eerp": "eERP",
  "product.eerp.kind": "Hoạch định nguồn lực (ERP)",
  "product.eerp.description":
    "Mua hàng, tồn kho, bán hàng và kế toán dùng chung một bộ số liệu, để hàng trên kệ luôn khớp với sổ sách.",
  "product.efs": "eFS",
  "product.efs.kind": "Thông tin quản lý (MIS)",
  "product.efs.description":
    "Những con số nhà quản lý hỏi mỗi sáng, gom về từ mọi chi nhánh và sẵn sàng trước tách cà phê đầu tiên.",
  "product.ecomai": "EcomAI",
  "product.ecomai.kind": "Nội dung bán hàng bằng AI",
  "product.ecomai.description":
    "Tên sản phẩm, mô tả, hình ảnh và kịch bản livestream theo đúng giọng điệu thương hiệu: AI soạn, bạn duyệt.",
  "product.ecomads": "EcomAds",
  "product.ecomads.kind": "Tối ưu quảng cáo",
  "product.ecomads.description":
    "Ngân sách đi theo thứ bán được. EcomAds so sánh các chiến dịch trên sàn và mạng xã hội, rồi đề xuất nên chi đồng tiếp theo vào đâu.",

  "product.noraai": "NoraAI",
  "product.noraai.kind": "Phân tích thị trường",
  "product.noraai.description":
    "Đọc báo cáo doanh nghiệp, tin tức và lịch sử giá của thị trường Việt Nam rồi tóm tắt điều gì đã thay đổi, nhận định nào cũng kèm nguồn.",
  "product.monitoring-platform": "Nền tảng giám sát",
  "product.monitoring-platform.kind": "Giá và dòng tiền",
  "product.monitoring-platform.description":
    "Theo dõi giá, khối lượng và dòng tiền trên nhiều thị trường, nhiều tài khoản; nhìn một lần là biết điều gì đang chuyển động, điều gì đứng yên.",
  "product.investment-dashboard": "Bảng điều khiển đầu tư",
  "product.investment-dashboard.kind": "Toàn cảnh danh mục",
  "product.investment-dashboard.description":
    "Cổ phiếu, trái phiếu, bất động sản và vàng trên một màn hình: bạn đang giữ gì, đã lời lỗ ra sao, và bao nhiêu phần phụ thuộc vào cùng một rủi ro.",
  "product.market-alerts": "Cảnh báo thị trường",
  "product.market-alerts.kind": "Tín hiệu tức thời",
  "product.market-alerts.description":
    "Đặt một mức giá, một khối lượng hay một sự kiện. Cảnh báo đến điện thoại ngay tức thì, và chỉ khi điều đó quan trọng với bạn.",
};
