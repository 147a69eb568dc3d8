type Words = { title: string; description: string };

/** Title and description of each page, for the browser's tab, search engines and previews. */
export const pages = {
  home: {
    en: {
      title: "AI, blockchain, e-commerce and fintech from Vietnam",
      description:
        "Norava designs and runs AI, blockchain, e-commerce and fintech products for schools, businesses and public offices.",
    },
    vi: {
      title: "AI, blockchain, thương mại điện tử và fintech",
      description:
        "Norava thiết kế và vận hành các sản phẩm AI, blockchain, thương mại điện tử và fintech cho trường học, doanh nghiệp và cơ quan nhà nước.",
    },
  },
  apply: {
    en: {
      title: "Apply for a position",
      description: "Send your resume to Norava. HR answers within 3-5 business days.",
    },
    vi: {
      title: "Ứng tuyển",
      description: "Gửi CV của bạn đến Norava. Bộ phận nhân sự phản hồi trong 3-5 ngày làm việc.",
    },
  },
  login: {
    en: { title: "Sign In", description: "Sign in to your Norava account." },
    vi: { title: "Đăng nhập", description: "Đăng nhập vào tài khoản Norava của bạn." },
  },
  resetPassword: {
    en: { title: "Choose your password", description: "Set the password of your account." },
    vi: { title: "Chọn mật khẩu", description: "Đặt mật khẩu cho tài khoản của bạn." },
  },
  admin: {
    en: { title: "Admin Panel", description: "Users and job applications." },
    vi: { title: "Trang quản trị", description: "Người dùng và hồ sơ ứng tuyển." },
  },
  notFound: {
    en: { title: "Page not found", description: "There is no page at this address." },
    vi: { title: "Không tìm thấy trang", description: "Không có trang nào ở địa chỉ này." },
  },
} as const satisfies Record<string, { en: Words; vi: Words }>;

export type PageId = keyof typeof pages;

/** What stands for the whole site: default preview and the words beside its name. */
export const site = {
  tagline: { en: "Together we stand", vi: "Cùng nhau vững bước" },
  previewImage: "/social/home.png",
} as const;
