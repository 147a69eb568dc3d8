export type PageTexts = { title: string; description: string };

/** Title and description of each page. */
export const pages = {
  home: {
    en: {
      title: "Home of the test company",
      description: "{company} shows here what it does, for whom it does it and who works there.",
    },
    vi: {
      title: "Trang chủ công ty kiểm thử",
      description: "Tại đây {company} giới thiệu công việc, khách hàng và đội ngũ của mình.",
    },
  },
  about: {
    en: {
      title: "About us",
      description: "How {company} began, what it wants to become and where you can meet it.",
    },
    vi: {
      title: "Về chúng tôi",
      description: "{company} đã bắt đầu thế nào, muốn trở thành gì và bạn có thể gặp ở đâu.",
    },
  },
  solutions: {
    en: {
      title: "Solutions",
      description: "The {solutions} of {company} in four fields, each with what it does.",
    },
    vi: {
      title: "Giải pháp",
      description: "{solutions} của {company} trong bốn lĩnh vực và công dụng của từng giải pháp.",
    },
  },
  projects: {
    en: {
      title: "Projects",
      description: "The {projects} of {company}, with the clients they were made for.",
    },
    vi: {
      title: "Dự án",
      description: "{projects} của {company} và những khách hàng mà chúng phục vụ.",
    },
  },
  clients: {
    en: {
      title: "Clients",
      description: "The {clients} of {company}, and the solutions each of them uses.",
    },
    vi: {
      title: "Khách hàng",
      description: "{clients} của {company} và những giải pháp họ đang sử dụng.",
    },
  },
  team: {
    en: {
      title: "Team",
      description: "{mentors} and {directors} of {company}, and what they look after.",
    },
    vi: {
      title: "Đội ngũ",
      description: "{mentors} và {directors} của {company}, cùng việc họ phụ trách.",
    },
  },
  careers: {
    en: {
      title: "Careers",
      description: "{fullTime} and {internships} at {company}, and how the company hires.",
    },
    vi: {
      title: "Tuyển dụng",
      description: "{fullTime} và {internships} tại {company}, cùng quy trình tuyển dụng.",
    },
  },
  position: {
    en: {
      title: "{position}",
      description: "{position} at {company}: the tasks, what you bring and what is offered.",
    },
    vi: {
      title: "{position}",
      description: "Tuyển {position} tại {company}: công việc, yêu cầu và những gì bạn nhận được.",
    },
  },
  apply: {
    en: {
      title: "Apply for a position",
      description: "Send your resume to {company} with this form and hear from us soon.",
    },
    vi: {
      title: "Ứng tuyển",
      description: "Gửi CV của bạn đến {company} qua biểu mẫu này và sớm nhận được phản hồi.",
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
      description: "Phone, email and address of {company}, and where else to find it.",
    },
    vi: {
      title: "Liên hệ",
      description: "Điện thoại, email và địa chỉ của {company}, cùng những nơi khác để tìm thấy.",
    },
  },
  privacy: {
    en: {
      title: "Privacy Policy",
      description: "Which personal data {company} collects, what for, and what your rights are.",
    },
    vi: {
      title: "Chính sách bảo mật",
      description: "{company} thu thập dữ liệu cá nhân nào, để làm gì và quyền của bạn.",
    },
  },
  terms: {
    en: {
      title: "Terms of Service",
      description: "The rules for using the website and the services of {company}.",
    },
    vi: {
      title: "Điều khoản dịch vụ",
      description: "Các quy định khi sử dụng trang web và dịch vụ của {company}.",
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
  resetPassword: { en: { title: "Choose your password" }, vi: { title: "Chọn mật khẩu" } },
  confirmEmail: { en: { title: "Confirm your email" }, vi: { title: "Xác nhận email" } },
  // Has the default title.
  dashboard: { en: {}, vi: {} },
  profile: { en: { title: "Profile" }, vi: { title: "Hồ sơ cá nhân" } },
  settings: { en: { title: "Settings" }, vi: { title: "Cài đặt" } },
  admin: { en: { title: "Admin Panel" }, vi: { title: "Trang quản trị" } },
  notFound: { en: { title: "Page not found" }, vi: { title: "Không tìm thấy trang" } },
} as const satisfies Record<string, { en: Partial<PageTexts>; vi: Partial<PageTexts> }>;

export type PageId = keyof typeof pages;

export const defaultDescription = {
  en: "{company} exists in tests alone, where its pages show what the site does.",
  vi: "{company} chỉ tồn tại trong kiểm thử, nơi các trang cho thấy trang web hoạt động ra sao.",
};

export const defaultOgImage = "/social/home.png";
