import type { about as en } from "../en/about.ts";
import { about as first } from "../../company/vi/about.ts";

export const about: Record<keyof typeof en, string> = {
  ...first,
  "about.hero.lead":
    "{company} viết phần mềm cho cửa hàng, chợ và nhà xưởng vùng đồng bằng sông Cửu Long, và chăm sóc phần mềm ấy chừng nào nó còn được dùng.",
  "about.us.title": "Từ một tiệm bánh đến cả bến sông",
  "about.us.team":
    "Năm 2018, hai anh em và một người em họ viết phần mềm tính tiền cho tiệm bánh của gia đình. Hàng xóm cũng muốn dùng, và {company} ra đời chỉ sau vài tuần.",
  "about.us.fields":
    "Phần lớn công việc của chúng tôi là bán lẻ, cùng những dự báo giúp cửa hàng biết nên nhập bao nhiêu.",
  "about.us.place": "Văn phòng của chúng tôi ở {place}, ngay trên chợ vải.",
  "about.vision.text": "Không cửa hàng nào ở miền Tây phải đóng cửa vì sổ sách quá khó.",
  "about.mission.lead": "Điều chúng tôi hướng đến.",
  "about.values.lead": "Điều chúng tôi đòi hỏi ở nhau.",
  "about.closing.title": "Hãy kể về ngày rối nhất của bạn",
  "about.closing.text":
    "Cho chúng tôi xem ngày mọi thứ trục trặc, chúng tôi sẽ lên kế hoạch từ đó.",
  "about.mission.craft": "Nghề được truyền lại",
  "about.mission.craft.description":
    "Người học nghề nào cũng có thầy, và thầy nào cũng vẫn viết mã.",
  "about.mission.neighbours": "Hàng xóm tốt",
  "about.mission.neighbours.description": "Thư viện và trường mầm non không phải trả phí.",
  "about.values.patience": "Kiên nhẫn",
  "about.values.patience.description": "Chúng tôi giải thích đến lần thứ ba.",
  "about.values.honesty": "Trung thực",
  "about.values.honesty.description":
    "Một con số dự toán là lời hứa, nếu không thì được gọi là phỏng đoán.",
};
