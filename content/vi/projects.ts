import type { projects as en } from "../en/projects.ts";

export const projects: Partial<Record<keyof typeof en, string>> = {
  "projects.title": "Những dự\u00a0án đã bước ra khỏi phòng thí\u00a0nghiệm",
  "projects.lead":
    "{count} dự án, ở đầu bên kia luôn là một con người: một sinh viên, một du khách, một nhà đầu tư, một văn thư với ba trăm công văn phải vào sổ trước giờ trưa.",
  "projects.index": "Dự án theo lĩnh vực",
  "projects.client": "Khách hàng",
  "projects.platform": "Nền tảng",

  "projects.blockchain": "Blockchain",
  "projects.blockchain.lead":
    "Những mạng lưới cùng một ý tưởng: hồ sơ đáng giá hơn khi chủ nhân tự mình chứng minh được.",

  "projects.sandbox.description":
    "Trước đây giảng viên dạy blockchain bằng slide, vì chỉ một lệnh sai trên mạng dùng chung là hỏng việc của cả lớp. Giờ mỗi lớp khởi tạo một mạng Hyperledger Fabric riêng, đủ peer, orderer và nơi cấp chứng thư; hết học kỳ thì thu hồi.",
  "projects.sandbox.point.1": "Mỗi lớp một mạng, khởi tạo từ trình duyệt trong vài phút",
  "projects.sandbox.point.2": "Bài tập chaincode được kiểm tra và chấm ngay khi sinh viên nộp",
  "projects.sandbox.point.3": "Khối, lượt xác thực và sự cố hiển thị trực tiếp trên một màn hình",
  "projects.sandbox.point.4": "Mạng hỏng được đưa về buổi học trước chỉ bằng một lần bấm",
  "projects.sandbox.image": "Các khối liên kết quanh một vòng tròn, trong mạng gồm nhiều nút",

  "projects.check-in.description":
    "Một tỉnh có thác nước, đền chùa và đồi chè muốn du khách ghé nhiều nơi hơn, thay vì chỉ một điểm ai cũng chụp ảnh. Mỗi lần check-in tại điểm đến, hệ thống cấp một chứng nhận NFT đứng tên du khách; điểm thưởng dày thêm qua từng chặng và đổi được quà tại cửa hàng, homestay địa phương.",
  "projects.check-in.step.1": "Đến nơi",
  "projects.check-in.step.1.text": "Du khách quét mã tại điểm đến; hệ thống xác minh vị trí.",
  "projects.check-in.step.2": "Nhận",
  "projects.check-in.step.2.text": "Blockchain cấp chứng nhận NFT cho lần ghé thăm, lưu mãi mãi.",
  "projects.check-in.step.3": "Tích điểm",
  "projects.check-in.step.3.text":
    "Điểm cộng dồn, nhiều hơn vào mùa vắng khách và ở những nơi xa xôi.",
  "projects.check-in.step.4": "Đổi quà",
  "projects.check-in.step.4.text": "Điểm đổi thành ưu đãi tại cửa hàng và homestay gần đó.",
  "projects.check-in.image": "Cung đường qua các điểm đã check-in, mỗi chặng một chứng nhận",

  "projects.fintech": "Fintech",
  "projects.portfolio.description":
    "Phần lớn nhà đầu tư cá nhân ở Việt Nam để tài sản ở bốn nơi mà không có nơi nào để nhìn tổng thể. Hệ thống gom tất cả về một chỗ, định giá hằng ngày bằng tiền đồng, và hướng dẫn người dùng đọc hiểu những gì đang thấy.",
  "projects.portfolio.assets": "Tài sản được theo dõi",
  "projects.portfolio.asset.stocks": "Cổ phiếu",
  "projects.portfolio.asset.stocks.text": "HOSE, HNX và UPCoM, gồm cả cổ tức và chia tách",
  "projects.portfolio.asset.bonds": "Trái phiếu",
  "projects.portfolio.asset.bonds.text": "Lãi coupon, kỳ đáo hạn và rủi ro tổ chức phát hành",
  "projects.portfolio.asset.property": "Bất động sản",
  "projects.portfolio.asset.property.text":
    "Giá mua, tiền thuê, khoản vay và giá ước tính hiện tại",
  "projects.portfolio.asset.gold": "Vàng",
  "projects.portfolio.asset.gold.text": "Vàng miếng, vàng nhẫn theo giá trong nước và thế giới",
  "projects.portfolio.technical": "Phân tích kỹ thuật",
  "projects.portfolio.technical.text":
    "Xu hướng, khối lượng và mẫu hình trên những biểu đồ xem rõ được ngay trên điện thoại.",
  "projects.portfolio.fundamental": "Phân tích cơ bản",
  "projects.portfolio.fundamental.text":
    "Báo cáo tài chính, chỉ số và so sánh cùng ngành, từ số liệu doanh nghiệp công bố.",
  "projects.portfolio.indicators": "Chỉ báo",
  "projects.portfolio.indicators.text":
    "Đường trung bình động, RSI, MACD và công thức riêng, kèm giới hạn của từng chỉ báo.",
  "projects.portfolio.training": "Đào tạo hiểu biết tài chính",
  "projects.portfolio.training.text":
    "Bài học ngắn bên cạnh con số, từ lãi kép đến rủi ro tập trung.",
  "projects.portfolio.note": "Lưu ý pháp lý",
  "projects.portfolio.note.text":
    "Hệ thống không thực hiện giao dịch và không đưa ra khuyến nghị mang tính ràng buộc. Các phân tích chỉ là thông tin tham khảo; mọi quyết định đầu tư và rủi ro đi kèm thuộc về người dùng.",
  "projects.portfolio.image": "Biểu đồ nến vẽ quanh ngôi sao trống đồng",

  "projects.ai": "Giải pháp AI",
  "projects.ai.lead": "{count} trợ lý đang làm việc, và phần việc mỗi trợ lý gánh thay con người.",
  "projects.category.speech": "Giọng nói",
  "projects.category.conversation": "AI hội thoại",
  "projects.category.documents": "AI văn bản",
  "projects.category.search": "Tìm kiếm tri thức",
  "projects.category.analytics": "Phân tích dữ liệu",

  "projects.ai.pronunciation.description":
    "Chấm tiếng Anh nói theo từng âm và giải thích bằng tiếng Việt cách đặt lưỡi cho lần thử tiếp theo.",
  "projects.ai.administrative-chatbot.description":
    "Người dân hỏi bằng lời thường ngày; câu trả lời nêu rõ thủ tục, giấy tờ, lệ phí và căn cứ pháp lý.",
  "projects.ai.callbots.description":
    "Tiếp nhận cuộc gọi ngoài giờ, xác nhận lịch học thử và gọi lại cho phụ huynh đã gác máy khi chờ.",
  "projects.ai.document-assistant.description":
    "Đọc được bản quét có dấu và chữ ký đè lên chữ, vào sổ văn bản và soạn sẵn phiếu chuyển.",
  "projects.ai.university-chatbot.description":
    "Một nơi để hỏi về thời khóa biểu, học bổng và quy chế, dành cho những sinh viên hỏi lúc nửa đêm.",
  "projects.ai.knowledge-assistant.description":
    "Tìm đúng đoạn trong nhiều năm quy định và báo cáo, trả lời dựa trên đó và chỉ rõ trang.",
  "projects.ai.lesson-notes.description":
    "Lắng nghe buổi học rồi gửi giáo viên bản tóm tắt, danh sách từ mới và bài tập chờ duyệt.",
  "projects.ai.learner-analytics.description":
    "Ghép dữ liệu chuyên cần, bài tập và học phí, cho tư vấn viên biết tuần này nên gọi cho ai và vì sao.",

  "projects.call.title": "Bạn đang nghĩ đến một dự án như thế?",
  "projects.call.text":
    "Hãy cho chúng tôi biết ai sẽ là người sử dụng. Chúng tôi sẽ nói dự án nào ở trên gần nhất, và điều gì sẽ khác.",
  "projects.call.contact": "Trao đổi với chúng tôi",
  "projects.call.solutions": "Xem các giải pháp",
};
