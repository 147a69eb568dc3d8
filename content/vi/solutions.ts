import type { solutions as en } from "../en/solutions.ts";

export const solutions: Partial<Record<keyof typeof en, string>> = {
  "solutions.title": "Phần mềm cho những việc bạn làm mỗi ngày",
  "solutions.lead":
    "{count} giải pháp, dùng riêng hay kết hợp đều được. Hãy bắt đầu từ giải pháp giúp đội ngũ của bạn nhẹ việc ngay trong quý này; khi cần thêm, các giải pháp đã khớp sẵn với nhau.",
  "solutions.contact": "Liên hệ với chúng tôi",
  "solutions.index": "Các lĩnh vực",
  "solutions.count": "giải pháp",
  "solutions.learnMore": "Tìm hiểu thêm",

  "solutions.ai": "AI và tự động hóa",
  "solutions.ai.lead":
    "Mô hình ngôn ngữ hiểu công việc của bạn, cùng hệ thống giúp chúng bắt tay vào việc.",
  "solutions.ai.parts": "Những mô hình và luồng dữ liệu nền tảng, dùng riêng cũng được",
  "solutions.bot-language-model": "Mô hình ngôn ngữ cho bot",
  "solutions.bot-language-model.description":
    "Nền tảng chatbot AI: tạo, thử và đưa vào sử dụng trợ lý cho từng phòng ban, trên một mô hình do bạn làm chủ.",
  "solutions.note-language-model": "Mô hình ngôn ngữ ghi chép",
  "solutions.note-language-model.description":
    "AI ghi chép cuộc họp và buổi học: ai nói gì, điều gì đã chốt, việc nào còn bỏ ngỏ.",
  "solutions.query-ai": "AI truy vấn",
  "solutions.query-ai.description":
    "Hỏi dữ liệu nội bộ bằng lời nói thường ngày và nhận câu trả lời kèm đúng dòng, đúng trang làm căn cứ.",
  "solutions.big-data": "Dữ liệu lớn",
  "solutions.big-data.description":
    "Phân tích dữ liệu lớn từ khâu thu thập đến biểu đồ, khi bảng tính và sự kiên nhẫn của đồng nghiệp không còn đủ.",
  "solutions.embedding": "Embedding",
  "solutions.embedding.description":
    "Tìm kiếm vector: tìm ra đúng đoạn văn theo ý nghĩa, kể cả khi không ai còn nhớ nguyên văn.",
  "solutions.llm-training": "Huấn luyện LLM",
  "solutions.llm-training.description":
    "Huấn luyện và tinh chỉnh mô hình ngôn ngữ lớn trên tài liệu của bạn, ngay trên máy chủ của bạn nếu dữ liệu không được phép rời đi.",

  "solutions.blockchain": "Blockchain",
  "solutions.blockchain.lead":
    "Dành cho những hồ sơ phải giữ nguyên giá trị, dù người lập ra chúng đã rời đi.",

  "solutions.ecommerce": "Thương mại điện tử",
  "solutions.ecommerce.lead":
    "Các phân hệ cho hậu trường của cửa hàng. Dùng riêng từng phân hệ, hoặc để tất cả dùng chung khách hàng, sản phẩm và số liệu.",

  "solutions.fintech": "Fintech",
  "solutions.fintech.lead":
    "Công cụ cho những người quyết định bằng con số, và phải giải thích được quyết định ấy.",

  "solutions.call.title": "Thời gian của bạn đang mất vào đâu?",
  "solutions.call.text":
    "Hãy kể về một quy trình ngốn quá nhiều thời gian. Chúng tôi sẽ cho bạn biết nên làm gì, nên giữ nguyên gì và cần những gì.",
  "solutions.call.contact": "Trao đổi với chúng tôi",
  "solutions.call.projects": "Xem dự án",
};
