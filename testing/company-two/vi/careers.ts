import type { careers as en } from "../en/careers.ts";
import { careers as first } from "../../company/vi/careers.ts";

export const careers: Record<keyof typeof en, string> = {
  ...first,
  "careers.title": "Viết phần mềm cho cửa tiệm bạn đi ngang mỗi chiều trên đường về nhà",
  "careers.lead":
    "Bạn sẽ gặp những người dùng sản phẩm của mình, vì bạn mua bánh mì ở tiệm của họ.",
  "careers.fullTime.lead": "Tất cả làm việc tại {place}, hợp đồng không thời hạn.",
  "careers.process.lead": "Chúng tôi quyết định trong hai tuần.",
  "careers.contact": "Bạn thấy một chỗ trống mà chúng tôi chưa thấy?",
  "careers.contact.text": "Hãy mô tả trong một trang, chúng tôi sẽ mời bạn cà phê.",
};
