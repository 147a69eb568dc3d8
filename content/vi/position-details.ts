import type { positionDetails as en } from "../en/position-details.ts";

export const positionDetails: Partial<Record<keyof typeof en, string>> = {
  "position.back": "Tất cả vị trí",
  "position.do": "Bạn sẽ làm gì",
  "position.bring": "Bạn cần có gì",
  "position.offer": "Bạn nhận được gì",
  "position.summary": "Thông tin chung",
  "position.detail.kind": "Hình thức",
  "position.detail.place": "Nơi làm việc",
  "position.detail.start": "Bắt đầu",
  "position.detail.start.value": "Theo thỏa thuận",
  "position.detail.contact": "Giải đáp thắc mắc",
  "position.closed.title": "Vị trí này đã đóng",
  "position.closed.text":
    "Hiện chúng tôi không nhận hồ sơ cho vị trí này. Bản mô tả vẫn được giữ lại cho những ai đã ứng tuyển.",
  "position.closed.others": "Xem các vị trí đang tuyển",
  "position.others": "Vị trí khác",

  "position.offer.full-time.1":
    "Lương theo mặt bằng thị trường, tháng lương thứ mười ba và thưởng khi dự án đi vào sử dụng",
  "position.offer.full-time.2":
    "Bảo hiểm xã hội, bảo hiểm y tế và bảo hiểm thất nghiệp ngay từ ngày đầu",
  "position.offer.full-time.3":
    "Cứ hai tuần một ngày cho ý tưởng riêng, cùng ngân sách hằng năm cho khóa học và sách",
  "position.offer.full-time.4":
    "Làm việc tại Thái Nguyên, mỗi tuần tối đa hai ngày ở bất cứ đâu bạn thấy hiệu quả nhất",
  "position.offer.internship.1":
    "Đào tạo trực tiếp: mỗi tuần một giờ với cố vấn, về chính việc bạn đang làm",
  "position.offer.internship.2":
    "Một dự án thật với khách hàng, và tên bạn trong ghi chú phát hành",
  "position.offer.internship.3": "Giấy chứng nhận thực tập được khoa của bạn công nhận",
  "position.offer.internship.4":
    "Trợ cấp hằng tháng, và cơ hội ký hợp đồng chính thức khi kết thúc kỳ thực tập",

  "position.ai-engineer.do.1":
    "Tinh chỉnh và đánh giá mô hình ngôn ngữ, giọng nói cho tiếng Việt, từ dữ liệu đến khi phát hành",
  "position.ai-engineer.do.2":
    "Xây hệ thống truy xuất trên tài liệu của khách hàng, để câu trả lời nào cũng nêu được nguồn",
  "position.ai-engineer.do.3":
    "Đo chất lượng trước và sau mỗi thay đổi, bằng những bộ kiểm thử bạn dám bảo vệ trước mọi người",
  "position.ai-engineer.do.4":
    "Làm cho mô hình đủ nhỏ, đủ nhanh với những máy móc mà khách hàng có thể chi trả",
  "position.ai-engineer.bring.1":
    "Từ hai năm làm việc với Python và PyTorch, và ít nhất một mô hình đã có người dùng",
  "position.ai-engineer.bring.2":
    "Hiểu transformer, embedding và điều gì làm nên một cách đánh giá khách quan",
  "position.ai-engineer.bring.3": "Tiếng Anh đủ để đọc và phản biện bài báo khoa học",
  "position.ai-engineer.bring.4": "Thói quen nhìn vào dữ liệu trước khi chỉnh mô hình",

  "position.blockchain-engineer.do.1":
    "Viết và kiểm thử chaincode, hợp đồng thông minh cho chứng nhận, điểm thưởng và sự chấp thuận",
  "position.blockchain-engineer.do.2":
    "Dựng và vận hành mạng Hyperledger Fabric, từ nơi cấp chứng thư đến giám sát",
  "position.blockchain-engineer.do.3":
    "Nối sổ cái với hệ thống thông thường, để người dùng chỉ thấy một nút bấm, không phải loay hoay với ví điện tử",
  "position.blockchain-engineer.do.4":
    "Rà soát hợp đồng để tìm những lỗi không thể sửa một khi đã triển khai",
  "position.blockchain-engineer.bring.1":
    "Go hoặc TypeScript ở mức người khác học được từ mã của bạn, và biết Solidity",
  "position.blockchain-engineer.bring.2":
    "Kinh nghiệm thực tế với một mạng được cấp phép hoặc mạng công khai, không dừng ở bài hướng dẫn",
  "position.blockchain-engineer.bring.3": "Nền tảng vững về mật mã, mạng và Linux",
  "position.blockchain-engineer.bring.4":
    "Đủ tỉnh táo để nói khi nào chỉ cần một cơ sở dữ liệu thông thường",

  "position.ecommerce-excutive.do.1":
    "Vận hành hằng ngày gian hàng của khách trên Shopee, TikTok Shop và website riêng",
  "position.ecommerce-excutive.do.2":
    "Lên kế hoạch chiến dịch, giá bán, livestream và báo cáo mỗi việc đã thu về bao nhiêu",
  "position.ecommerce-excutive.do.3":
    "Dùng EcomAI và EcomAds trước cả khách hàng, rồi ghi lại điều cần cải thiện",
  "position.ecommerce-excutive.do.4":
    "Trả lời để người mua muốn quay lại, và dạy chatbot làm được như vậy",
  "position.ecommerce-excutive.bring.1":
    "Từ một năm bán hàng trực tuyến, với những con số bạn giải thích được",
  "position.ecommerce-excutive.bring.2":
    "Viết tiếng Việt mạch lạc và biết bức ảnh nào bán được hàng",
  "position.ecommerce-excutive.bring.3": "Thành thạo bảng tính và công cụ phân tích web",
  "position.ecommerce-excutive.bring.4": "Bình tĩnh trong ngày hội mua sắm 11/11",

  "position.fullstack-developer.do.1":
    "Thiết kế và xây trọn tính năng bằng TypeScript: trang, giao diện, dịch vụ và bảng dữ liệu",
  "position.fullstack-developer.do.2":
    "Ngồi cùng khách hàng, xem họ làm việc rồi biến điều đã thấy thành thứ gọn hơn và tốt hơn",
  "position.fullstack-developer.do.3":
    "Viết kiểm thử báo lỗi ngay khi sản phẩm không còn làm đúng điều đã hứa với người dùng",
  "position.fullstack-developer.do.4":
    "Phát hành vào ngày làm việc, theo dõi và tự sửa những gì mình đã đưa ra",
  "position.fullstack-developer.bring.1":
    "Từ hai năm với React và Node.js trong những sản phẩm vẫn còn được dùng",
  "position.fullstack-developer.bring.2":
    "SQL trên mức cơ bản: biết vì sao truy vấn chậm trước khi thêm chỉ mục",
  "position.fullstack-developer.bring.3":
    "Kỹ lưỡng khi đặt tên, khi xử lý lỗi, và nghĩ đến người sẽ đọc mã sau mình",
  "position.fullstack-developer.bring.4": "Tiếng Anh đủ để viết commit và email rõ ràng",

  "position.frontend-developer.do.1":
    "Xây những trang dùng tốt ở 360 điểm ảnh, bằng bàn phím, bằng trình đọc màn hình và trên chuyến tàu sóng yếu",
  "position.frontend-developer.do.2": "Giữ cho hệ thống thiết kế gọn, có tài liệu và dễ dùng",
  "position.frontend-developer.do.3":
    "Đo tốc độ tải và phản hồi trên điện thoại giá rẻ, rồi giành lại từng mili giây",
  "position.frontend-developer.do.4":
    "Làm việc với nhà thiết kế từ bản phác đầu tiên và viết kiểm thử trình duyệt cho những gì đã thống nhất",
  "position.frontend-developer.bring.1":
    "Từ hai năm với TypeScript và React, và thật sự hiểu HTML, CSS ngay cả khi không có hai công cụ ấy",
  "position.frontend-developer.bring.2":
    "Xem khả năng tiếp cận là thói quen, không phải bước kiểm tra cuối cùng",
  "position.frontend-developer.bring.3":
    "Con mắt tinh với chữ, khoảng cách và hai điểm ảnh lệch hàng",
  "position.frontend-developer.bring.4":
    "Một trang hoặc một thành phần bạn tự hào và có thể cho chúng tôi xem",

  "position.backend-developer.do.1":
    "Thiết kế giao diện lập trình và mô hình dữ liệu, giữ cả hai mạch lạc khi sản phẩm lớn lên",
  "position.backend-developer.do.2":
    "Viết những dịch vụ đứng vững trước kết nối đứt, yêu cầu lặp lại và ổ đĩa đầy",
  "position.backend-developer.do.3":
    "Vận hành chúng: nhật ký, chỉ số, sao lưu và những lần phục hồi đã được diễn tập",
  "position.backend-developer.do.4":
    "Giữ an toàn dữ liệu cá nhân, và biết dữ liệu nào ta không cần giữ",
  "position.backend-developer.bring.1":
    "Từ hai năm làm phía máy chủ với Node.js, Go, Java hoặc Python",
  "position.backend-developer.bring.2":
    "Nắm vững PostgreSQL: giao dịch, khóa, kế hoạch thực thi và migration",
  "position.backend-developer.bring.3": "Quen thuộc với Linux, Docker và dòng lệnh",
  "position.backend-developer.bring.4": "Coi trọng hai chữ “chính xác”",

  "position.ai-intern.do.1":
    "Cùng đội thu thập, làm sạch và gán nhãn văn bản, giọng nói tiếng Việt",
  "position.ai-intern.do.2": "Huấn luyện, so sánh các mô hình nhỏ và ghi lại điều bạn tìm thấy",
  "position.ai-intern.do.3": "Xây bộ kiểm thử cho thấy trợ lý còn sai ở đâu",
  "position.ai-intern.do.4": "Trình bày kết quả trước cả công ty khi kết thúc kỳ thực tập",
  "position.ai-intern.bring.1":
    "Sinh viên từ năm ba ngành công nghệ thông tin, toán hoặc ngành gần",
  "position.ai-intern.bring.2": "Python, đại số tuyến tính và thống kê ở mức bạn giảng lại được",
  "position.ai-intern.bring.3": "Một dự án của riêng bạn, dù nhỏ",
  "position.ai-intern.bring.4": "Ít nhất ba ngày mỗi tuần, trong ít nhất ba tháng",

  "position.ecommerce-intern.do.1": "Chuẩn bị trang sản phẩm: tên, hình ảnh, thuộc tính và giá",
  "position.ecommerce-intern.do.2":
    "Hỗ trợ chiến dịch và livestream, cả trước, trong và sau khi diễn ra",
  "position.ecommerce-intern.do.3": "Tổng hợp số liệu hằng tuần và nói được chúng có ý nghĩa gì",
  "position.ecommerce-intern.do.4": "Dùng thử công cụ của chính công ty và chỉ ra chỗ gây vướng",
  "position.ecommerce-intern.bring.1":
    "Sinh viên từ năm ba ngành thương mại, marketing, hệ thống thông tin hoặc tương tự",
  "position.ecommerce-intern.bring.2": "Ngăn nắp trong bảng tính và trong câu chữ",
  "position.ecommerce-intern.bring.3": "Tò mò vì sao người ta mua hàng",
  "position.ecommerce-intern.bring.4": "Ít nhất ba ngày mỗi tuần, trong ít nhất ba tháng",

  "position.blockchain-intern.do.1":
    "Học qua sandbox như những sinh viên đầu tiên của chúng tôi, rồi làm cho nó tốt hơn",
  "position.blockchain-intern.do.2": "Viết chaincode và hợp đồng, kèm kiểm thử",
  "position.blockchain-intern.do.3":
    "Tham gia dựng mạng cho khách hàng và ghi lại từng bước thành tài liệu",
  "position.blockchain-intern.do.4": "Giải thích thứ mình làm cho một người chưa từng nghe về nó",
  "position.blockchain-intern.bring.1":
    "Sinh viên từ năm ba ngành công nghệ thông tin hoặc ngành gần",
  "position.blockchain-intern.bring.2":
    "Thạo một ngôn ngữ lập trình, tốt nhất là Go hoặc TypeScript",
  "position.blockchain-intern.bring.3": "Kiến thức cơ bản về hàm băm, chữ ký số và mạng",
  "position.blockchain-intern.bring.4": "Ít nhất ba ngày mỗi tuần, trong ít nhất ba tháng",

  "position.fullstack-intern.do.1": "Làm những tính năng nhỏ, từ trang web xuống đến cơ sở dữ liệu",
  "position.fullstack-intern.do.2": "Viết kiểm thử, và hiểu vì sao chúng đi cùng tính năng",
  "position.fullstack-intern.do.3":
    "Tham gia rà soát mã ngay từ tuần đầu: được góp ý và góp ý cho người khác",
  "position.fullstack-intern.do.4":
    "Sửa một lỗi do người dùng thật báo về, rồi phản hồi lại cho họ",
  "position.fullstack-intern.bring.1":
    "Sinh viên từ năm ba ngành công nghệ thông tin hoặc ngành gần",
  "position.fullstack-intern.bring.2": "JavaScript, HTML, CSS và đã làm quen với SQL",
  "position.fullstack-intern.bring.3": "Một thứ do bạn làm ra và đang chạy ở đâu đó",
  "position.fullstack-intern.bring.4": "Ít nhất ba ngày mỗi tuần, trong ít nhất ba tháng",

  "position.marketing-intern.do.1":
    "Viết bài, bản tin và câu chuyện khách hàng bằng tiếng Việt dễ hiểu",
  "position.marketing-intern.do.2": "Làm hình ảnh và phim ngắn cùng nhà thiết kế và kỹ sư",
  "position.marketing-intern.do.3":
    "Giữ cho các kênh luôn sống động, trả lời bình luận và học từ số liệu",
  "position.marketing-intern.do.4": "Đến gặp khách hàng và kể lại điều gì đã thay đổi với họ",
  "position.marketing-intern.bring.1":
    "Sinh viên từ năm ba ngành báo chí, marketing, ngôn ngữ hoặc thiết kế",
  "position.marketing-intern.bring.2": "Những bài bạn đã viết, dù đăng ở đâu",
  "position.marketing-intern.bring.3": "Canva hoặc CapCut, và sự kiên nhẫn cho bản sửa thứ ba",
  "position.marketing-intern.bring.4": "Ít nhất ba ngày mỗi tuần, trong ít nhất ba tháng",
};
