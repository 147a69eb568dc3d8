export type PageTexts = { title: string; description: string };

/**
 * Title and description of each page, for the browser's tab, search engines and previews. {company} is
 * the name of the company, {place} its town, {position} the title of the job, and {solutions},
 * {projects}, {assistants}, {clients}, {mentors}, {directors}, {fullTime} and {internships} are numbers of
 * records in words. A page without a title has the name and the tagline of the company; one without a
 * description has the default one below.
 */
export const pages = {
  home: {
    en: {
      title: "AI, blockchain and fintech from Vietnam",
      description:
        "{company} designs and runs AI, blockchain, e-commerce and fintech products for schools, businesses and public offices.",
    },
    vi: {
      title: "AI, blockchain, thương mại điện tử và fintech",
      description:
        "{company} thiết kế và vận hành các sản phẩm AI, blockchain, thương mại điện tử và fintech cho trường học, doanh nghiệp và cơ quan nhà nước.",
    },
  },
  about: {
    en: {
      title: "About us",
      description:
        "One team since 2010, a company since 2021: the story, vision, mission and values of {company}, a Vietnamese pioneer in AI, blockchain and applications.",
    },
    vi: {
      title: "Về chúng tôi",
      description:
        "Một đội ngũ từ năm 2010, một công ty từ năm 2021: câu chuyện, tầm nhìn, sứ mệnh và giá trị cốt lõi của {company}, đơn vị tiên phong về AI và blockchain.",
    },
  },
  solutions: {
    en: {
      title: "Solutions",
      description:
        "{solutions} in AI and automation, blockchain, e-commerce and fintech: chatbots, process automation, ledgers, shop management and market analysis.",
    },
    vi: {
      title: "Giải pháp",
      description:
        "{solutions} AI và tự động hóa, blockchain, thương mại điện tử và fintech: chatbot, tự động hóa quy trình, sổ cái, quản lý cửa hàng và phân tích thị trường.",
    },
  },
  projects: {
    en: {
      title: "Projects",
      description:
        "{projects} by {company} in blockchain, fintech and AI: what each one does, whom it serves and what it is built on.",
    },
    vi: {
      title: "Dự án",
      description:
        "{projects} của {company} về blockchain, fintech và AI: mỗi dự án làm được gì, phục vụ ai và xây dựng trên nền tảng nào.",
    },
  },
  clients: {
    en: {
      title: "Clients",
      description:
        "The organisations that work with {company}, and the solutions that each of them uses every day.",
    },
    vi: {
      title: "Khách hàng",
      description:
        "Những đơn vị đang đồng hành cùng {company}, và các giải pháp mà mỗi đơn vị sử dụng hằng ngày.",
    },
  },
  team: {
    en: {
      title: "Team",
      description:
        "The people who answer for the work of {company}, {mentors} and {directors}: who they are, and what they look after.",
    },
    vi: {
      title: "Đội ngũ",
      description:
        "{mentors} và {directors} chịu trách nhiệm về công việc của {company}: họ là ai và mỗi người phụ trách điều gì.",
    },
  },
  careers: {
    en: {
      title: "Careers",
      description:
        "{fullTime} and {internships} in AI, blockchain, e-commerce and software at {company} in {place}, and how we hire.",
    },
    vi: {
      title: "Tuyển dụng",
      description:
        "{fullTime} và {internships} về AI, blockchain, thương mại điện tử và phần mềm tại {company}, {place}, cùng quy trình tuyển dụng.",
    },
  },
  position: {
    en: {
      title: "{position}",
      description:
        "{position} at {company} in {place}: what you will do, what you bring, what we offer, and how to apply.",
    },
    vi: {
      title: "{position}",
      description:
        "Tuyển {position} tại {company}, {place}: bạn sẽ làm gì, cần mang đến điều gì, nhận được gì và ứng tuyển thế nào.",
    },
  },
  apply: {
    en: {
      title: "Apply for a position",
      description: "Send your resume to {company}. HR answers within 3-5 business days.",
    },
    vi: {
      title: "Ứng tuyển",
      description:
        "Gửi CV của bạn đến {company}. Bộ phận nhân sự phản hồi trong 3-5 ngày làm việc.",
    },
  },
  applicationStatus: {
    en: {
      title: "Your application",
      description: "Where your application at {company} stands, and what you can do with it.",
    },
    vi: {
      title: "Hồ sơ ứng tuyển của bạn",
      description: "Hồ sơ của bạn tại {company} đang ở bước nào và bạn có thể làm gì.",
    },
  },
  checkEmail: {
    en: {
      title: "Is this email from us?",
      description:
        "Check with its code whether an email about an application was sent by {company}, and what the company never asks applicants for.",
    },
    vi: {
      title: "Kiểm tra email",
      description:
        "Dùng mã ở cuối email để kiểm tra email về hồ sơ ứng tuyển có phải do {company} gửi, và những điều công ty không bao giờ yêu cầu ứng viên.",
    },
  },
  contact: {
    en: {
      title: "Contact",
      description:
        "Phone, email, address and social channels of {company} in {place}. We would love to hear about your project.",
    },
    vi: {
      title: "Liên hệ",
      description:
        "Điện thoại, email, địa chỉ và các kênh mạng xã hội của {company} tại {place}. Chúng tôi rất mong được nghe về dự án của bạn.",
    },
  },
  privacy: {
    en: {
      title: "Privacy Policy",
      description:
        "Which personal data {company} collects through this website, what for, how it is protected, and the rights you have under the laws of Vietnam.",
    },
    vi: {
      title: "Chính sách bảo mật",
      description:
        "{company} thu thập dữ liệu cá nhân nào qua trang web, để làm gì, bảo vệ ra sao, và các quyền của bạn theo pháp luật Việt Nam.",
    },
  },
  terms: {
    en: {
      title: "Terms of Service",
      description:
        "The terms for using the website and services of {company}, with an important disclaimer on information and indicators for investors.",
    },
    vi: {
      title: "Điều khoản dịch vụ",
      description:
        "Điều khoản sử dụng trang web và dịch vụ của {company}, cùng tuyên bố miễn trừ quan trọng về thông tin và chỉ báo cho nhà đầu tư.",
    },
  },
  login: {
    en: { title: "Sign In", description: "Sign in to your {company} account." },
    vi: { title: "Đăng nhập", description: "Đăng nhập vào tài khoản {company} của bạn." },
  },
  signup: {
    en: { title: "Sign Up", description: "Create your {company} account." },
    vi: { title: "Đăng ký", description: "Tạo tài khoản {company} của bạn." },
  },
  forgotPassword: {
    en: { title: "Forgot password", description: "Ask for a link that sets a new password." },
    vi: { title: "Quên mật khẩu", description: "Yêu cầu liên kết để đặt mật khẩu mới." },
  },
  resetPassword: { en: { title: "Choose your password" }, vi: { title: "Đặt mật khẩu" } },
  confirmEmail: { en: { title: "Confirm your email" }, vi: { title: "Xác nhận email" } },
  dashboard: { en: { title: "Dashboard" }, vi: { title: "Bảng điều khiển" } },
  profile: { en: { title: "Profile" }, vi: { title: "Hồ sơ cá nhân" } },
  settings: { en: { title: "Settings" }, vi: { title: "Cài đặt" } },
  admin: { en: { title: "Admin Panel" }, vi: { title: "Trang quản trị" } },
  notFound: { en: { title: "Page not found" }, vi: { title: "Không tìm thấy trang" } },
} as const satisfies Record<string, { en: Partial<PageTexts>; vi: Partial<PageTexts> }>;

export type PageId = keyof typeof pages;

/** The description of pages that have none of their own. */
export const defaultDescription = {
  en: "{company} is a Vietnamese technology company, a pioneer in AI, blockchain and the development of services and applications.",
  vi: "{company} là công ty công nghệ Việt Nam tiên phong về AI, blockchain, phát triển dịch vụ và ứng dụng.",
};

/** The preview of pages that search engines leave out. */
export const defaultOgImage = "/social/home.png";
