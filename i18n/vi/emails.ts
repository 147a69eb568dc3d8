import type { emails as en } from "../en/emails.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const emails: Vietnamese<typeof en> = {
  "email.greeting": "Chào bạn {name},",
  "email.greeting.nameless": "Xin chào,",
  "email.regards": "Trân trọng,",
  "email.team": "Bộ phận tuyển dụng {company}",
  "email.automatic": "Email này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến {email}.",
  "email.question": "Nếu có câu hỏi, bạn hãy trả lời email này hoặc gửi email đến {email}.",
  "email.why.applicant":
    "Bạn nhận được email này vì địa chỉ của bạn có trong một hồ sơ ứng tuyển vào {company}.",
  "email.why.guest": "Bạn nhận được email này vì {company} mời bạn cùng tham gia phỏng vấn.",
  "email.why.account":
    "Bạn nhận được email này vì địa chỉ của bạn thuộc một tài khoản tại {company}.",
  "email.why.staff": "Bạn nhận được email này vì bạn phụ trách tuyển dụng tại {company}.",
  "email.applicant": "ứng viên",
  "email.position.this": "vị trí bạn ứng tuyển",
  "email.sample.name": "Nguyễn Minh Anh",
  "email.sample.colleague": "Trần Thu Hà",
  "email.sample.position": "Kỹ sư phần mềm",
  "email.position": "Vị trí",
  "email.position.unlisted": "Như bạn đã nhập trong biểu mẫu",
  "email.submitted": "Ngày nộp",
  "email.receipt": "Mã hồ sơ",

  "email.notMine": "Tôi không ứng tuyển",
  "check.money":
    "Chúng tôi không bao giờ yêu cầu bạn trả tiền, dù để ứng tuyển, phỏng vấn hay nhận việc.",
  "check.code": "Email này có phải do chúng tôi gửi? Kiểm tra tại {page} bằng mã {code}.",

  "receipt.subject": "Đã nhận hồ sơ ứng tuyển của bạn",
  "receipt.subject.position": "Đã nhận hồ sơ ứng tuyển: {position}",
  "receipt.thanks": "Cảm ơn bạn đã ứng tuyển vào {company}. Chúng tôi đã nhận được hồ sơ của bạn:",
  "receipt.next":
    "Các bước tiếp theo\n1. Bộ phận nhân sự xem xét hồ sơ của bạn trong 3-5 ngày làm việc.\n2. Nếu hồ sơ phù hợp, chúng tôi sẽ liên hệ để hẹn buổi phỏng vấn đầu tiên.\n3. Bạn sẽ nhận thông tin cập nhật qua email.",

  "reviewing.subject": "Đang xem xét hồ sơ {position} của bạn",
  "reviewing.news":
    "Bộ phận nhân sự đã bắt đầu xem xét hồ sơ của bạn. Lúc này bạn không cần làm gì thêm.",
  "reviewing.next": "Ngay khi có kết quả, chúng tôi sẽ gửi email cho bạn.",

  "accepted.subject": "Chúc mừng, bạn đã trúng tuyển vị trí {position}",
  "accepted.news": "Chúc mừng bạn đã trúng tuyển vị trí {position} tại {company}.",
  "accepted.next":
    "Bộ phận nhân sự sẽ sớm liên hệ để cùng bạn thống nhất các bước tiếp theo. Chúng tôi mong được gặp bạn.",

  "rejected.subject": "Về hồ sơ ứng tuyển của bạn tại {company}",
  "rejected.news":
    "Cảm ơn bạn đã quan tâm đến {company} và đã dành thời gian chuẩn bị hồ sơ. Rất tiếc, lần này chúng tôi chưa thể mời bạn vào vòng tiếp theo.",
  "rejected.kind":
    "Kết quả này chỉ áp dụng cho vị trí và đợt tuyển dụng này, không phải là đánh giá về con người hay năng lực của bạn.",
  "rejected.next":
    "Chúng tôi luôn chào đón bạn ứng tuyển lại khi có vị trí khác phù hợp. Chúc bạn nhiều thành công.",

  "new.subject": "Hồ sơ ứng tuyển mới: {position}, {name}",
  "new.news": "Có một hồ sơ ứng tuyển mới.",
  "new.name": "Ứng viên",
  "new.open": "Mở hồ sơ",
  "new.resume": "CV không được đính kèm email. Hãy mở CV trong trang quản trị.",
  "new.automatic": "Email này do trang web gửi tự động.",

  "account.team": "Đội ngũ {company}",
  "account.stranger": "Không phải bạn? Hãy đặt lại mật khẩu ngay: {address}",
  "account.automatic":
    "Email về tài khoản này được gửi tự động. Nếu có câu hỏi, bạn hãy gửi email đến {email}.",

  "reset.subject": "Đặt lại mật khẩu",
  "reset.news":
    "Ai đó, có lẽ chính là bạn, vừa yêu cầu đặt lại mật khẩu cho tài khoản {company} của bạn. Hãy đặt mật khẩu mới bằng liên kết này trong vòng 60 phút. Liên kết chỉ dùng được một lần.",
  "reset.open": "Đặt mật khẩu mới",
  "reset.stranger":
    "Bạn không yêu cầu việc này? Bạn không cần làm gì cả, mật khẩu của bạn vẫn giữ nguyên.",

  "invite.subject": "Tài khoản của bạn tại {company}",
  "invite.news":
    "{company} đã tạo một tài khoản cho bạn. Vui lòng đặt mật khẩu trong vòng 72 giờ. Sau đó, bạn đăng nhập bằng mật khẩu này và địa chỉ email này.",
  "invite.open": "Đặt mật khẩu",
  "invite.again": "Nếu liên kết đã hết hạn, bạn hãy yêu cầu liên kết mới tại đây: {address}",
  "invite.stranger":
    "Bạn không rõ vì sao nhận được email này? Có lẽ ai đó đã nhập nhầm địa chỉ email của bạn. Bạn không cần làm gì cả.",

  "passwordChanged.subject": "Mật khẩu của bạn đã được thay đổi",
  "passwordChanged.news":
    "Mật khẩu tài khoản {company} của bạn vừa được thay đổi. Tài khoản đã tự động đăng xuất khỏi mọi thiết bị khác.",

  "emailConfirm.subject": "Xác nhận địa chỉ email của bạn",
  "emailConfirm.news":
    "Một tài khoản tại {company} vừa được tạo với địa chỉ này. Nếu đó là tài khoản của bạn, vui lòng xác nhận địa chỉ trong vòng 72 giờ.",
  "emailConfirm.open": "Xác nhận địa chỉ này",
  "emailConfirm.stranger":
    "Bạn không tạo tài khoản này? Vui lòng đừng xác nhận: hãy bỏ qua email này, hoặc đặt mật khẩu mới để tài khoản thuộc về bạn: {address}",

  "emailLink.subject": "Xác nhận địa chỉ email mới của bạn",
  "emailLink.news":
    "Bạn đã yêu cầu dùng địa chỉ này để đăng nhập tài khoản {company}. Vui lòng xác nhận đây là địa chỉ của bạn trong vòng 24 giờ.",
  "emailLink.open": "Xác nhận địa chỉ này",
  "emailLink.stranger":
    "Bạn không yêu cầu việc này? Có lẽ ai đó đã nhập nhầm địa chỉ email của bạn. Sẽ không có gì thay đổi nếu liên kết không được dùng.",

  "emailAsked.subject": "Địa chỉ email của bạn sắp được thay đổi",
  "emailAsked.news":
    "Một người biết mật khẩu của bạn vừa yêu cầu đổi địa chỉ email của tài khoản {company}. Thay đổi chỉ có hiệu lực sau khi được xác nhận từ địa chỉ mới.",
  "emailAsked.address": "Địa chỉ mới",
  "emailAsked.stranger":
    "Không phải bạn? Hãy đặt lại mật khẩu ngay để thay đổi này không thể được xác nhận nữa: {address}",

  "emailChanged.subject": "Địa chỉ email của bạn đã được thay đổi",
  "emailChanged.news":
    "Từ nay bạn đăng nhập tài khoản {company} bằng địa chỉ mới. Chúng tôi sẽ không gửi email đến địa chỉ này nữa.",
  "emailChanged.stranger": "Không phải bạn? Hãy báo ngay cho chúng tôi qua địa chỉ {email}.",

  "accountDeleted.subject": "Tài khoản của bạn đã được xóa",
  "accountDeleted.news":
    "Tài khoản {company} của bạn đã được xóa cùng mọi dữ liệu lưu trong đó. Hồ sơ ứng tuyển bạn đã nộp không thuộc tài khoản này; mỗi hồ sơ có liên kết theo dõi riêng trong email xác nhận.",
  "accountDeleted.last": "Đây là email cuối cùng về tài khoản này.",

  "status.link": "Xem hồ sơ của tôi",
  "status.link.note":
    "Liên kết này chỉ dành cho bạn: ai có liên kết cũng xem được hồ sơ, rút hồ sơ hoặc xóa hồ sơ.",
  "message.test.subject": "Bước tiếp theo: bài kiểm tra ngắn ({position})",
  "message.test.news":
    "Chúng tôi muốn tìm hiểu cách bạn làm việc. Vui lòng làm bài kiểm tra trong tệp đính kèm và trả lời email này kèm kết quả.",
  "message.test.next":
    "Nếu cần thêm thời gian hoặc có câu hỏi về bài kiểm tra, bạn hãy viết cho chúng tôi.",
  "message.documents.subject": "Bổ sung giấy tờ cho hồ sơ ứng tuyển ({position})",
  "message.documents.news":
    "Hồ sơ của bạn còn thiếu một số giấy tờ. Vui lòng trả lời email này và gửi kèm bản sao bằng cấp, chứng chỉ của bạn.",
  "message.talk.subject": "Hẹn trao đổi qua điện thoại ({position})",
  "message.talk.news":
    "Chúng tôi muốn trao đổi với bạn qua điện thoại khoảng 15 phút. Vui lòng cho biết thời gian và số điện thoại thuận tiện để liên hệ.",
  "message.reminder.subject": "Chúng tôi đang chờ phản hồi của bạn ({position})",
  "message.reminder.news":
    "Chúng tôi đã viết cho bạn về hồ sơ ứng tuyển nhưng chưa nhận được phản hồi. Bạn còn quan tâm không? Chỉ cần trả lời ngắn gọn, kể cả khi bạn đã có quyết định khác.",
  "message.thanks.subject": "Cảm ơn bạn về buổi trao đổi ({position})",
  "message.thanks.news": "Cảm ơn bạn đã dành thời gian. Chúng tôi rất vui được trò chuyện với bạn.",
  "message.thanks.next": "Chúng tôi sẽ viết cho bạn ngay khi có quyết định.",
  "apology.subject": "Hồ sơ của bạn đang được xử lý chậm hơn chúng tôi đã hứa",
  "apology.news":
    "Chúng tôi đã hứa phản hồi trong năm ngày làm việc nhưng chưa làm được. Chúng tôi xin lỗi bạn. Hồ sơ của bạn không bị thất lạc và sẽ được xem xét.",
  "apology.next": "Bạn không cần làm gì thêm. Ngay khi có tin mới, chúng tôi sẽ gửi email cho bạn.",
  "talentPool.subject": "Chúng tôi giữ hồ sơ của bạn thêm một năm nhé?",
  "talentPool.news":
    "Bạn đã đồng ý để chúng tôi liên hệ khi có vị trí khác phù hợp. Thời hạn này kết thúc sau một tháng nữa. Nếu bạn đồng ý, chúng tôi sẽ giữ hồ sơ thêm mười hai tháng. Nếu bạn không làm gì, hồ sơ sẽ tự rời khỏi nguồn ứng viên.",
  "talentPool.stay": "Giữ hồ sơ thêm mười hai tháng",
  "talentPool.note": "Liên kết dùng được một lần, trong một tháng.",
  "message.pool.subject": "Một vị trí có thể phù hợp với bạn",
  "message.pool.news":
    "Bạn đã đồng ý để chúng tôi liên hệ khi có vị trí khác phù hợp. Hiện chúng tôi có một vị trí như vậy và muốn biết bạn có quan tâm không.",
  "message.pool.next": "Bạn chỉ cần trả lời ngắn gọn, kể cả khi không còn tìm việc.",
  "copy.subject": "Bản sao dữ liệu của bạn tại {company}",
  "copy.news":
    "Bạn đã yêu cầu bản sao mọi dữ liệu chúng tôi lưu về hồ sơ của bạn. Hãy mở liên kết này để tải về dưới dạng tệp ZIP.",
  "copy.open": "Tải dữ liệu của tôi",
  "copy.note":
    "Liên kết có hiệu lực trong một giờ, tối đa năm lần tải. Bạn không yêu cầu? Vậy ai đó đang có liên kết riêng của hồ sơ. Hãy viết cho chúng tôi: {email}.",
  "newLink.subject": "Liên kết mới đến hồ sơ của bạn",
  "newLink.news":
    "Chúng tôi đã thay liên kết đến hồ sơ của bạn. Các liên kết trước đây không còn dùng được. Bạn hãy dùng liên kết này.",
  "contactChanged.subject": "Thông tin liên hệ của bạn đã được thay đổi",
  "contactChanged.news":
    "Có người dùng liên kết riêng của hồ sơ để đổi họ tên hoặc số điện thoại. Không phải bạn? Bạn hãy trả lời email này.",
  "pass.subject": "Liên kết ứng tuyển của bạn tại {company}",
  "pass.news":
    "Chúng tôi đã nhận được nhiều hồ sơ dùng địa chỉ email của bạn nên biểu mẫu tạm thời không nhận thêm. Liên kết này mở biểu mẫu cho một hồ sơ của bạn.",
  "pass.open": "Mở biểu mẫu",
  "pass.note":
    "Liên kết có hiệu lực trong 24 giờ, cho một hồ sơ dùng địa chỉ này. Bạn không yêu cầu? Vậy có người khác đã dùng địa chỉ của bạn. Bạn không cần làm gì cả.",
  "contact.subject": "Xác nhận địa chỉ email mới của bạn",
  "contact.news":
    "Có người, có lẽ là bạn, yêu cầu chúng tôi gửi email về một hồ sơ ứng tuyển đến địa chỉ này. Email sẽ được gửi đến đây sau khi bạn xác nhận.",
  "contact.confirm": "Xác nhận địa chỉ này",
  "contact.note":
    "Liên kết có hiệu lực trong 24 giờ. Bạn không yêu cầu? Có lẽ ai đó đã nhập nhầm địa chỉ. Bạn không cần làm gì cả.",
  "contactNotice.subject": "Địa chỉ email của hồ sơ sắp được thay đổi",
  "contactNotice.news":
    "Có người mở liên kết riêng của hồ sơ và yêu cầu chúng tôi gửi email đến địa chỉ khác. Thay đổi có hiệu lực sau khi được xác nhận từ địa chỉ đó.",
  "contactNotice.stranger":
    "Không phải bạn? Bạn giữ lại địa chỉ này chỉ bằng một lần bấm, ngay bây giờ và trong 72 giờ sau khi thay đổi. Trong thời gian đó, liên kết để sao chép hoặc xóa dữ liệu vẫn được gửi đến địa chỉ này.",
  "contactNotice.keep": "Giữ địa chỉ này",
  "answer.subject": "Ứng viên nhắn: {position}, {name}",
  "answer.news": "Một ứng viên đã nhắn cho bạn. Hãy đọc và trả lời trong trang quản trị.",
  "news.subject": "Tin mới về hồ sơ: {position}, {name}",
  "news.news": "Những điều mới về hồ sơ này:",
  "notice.new_application": "Hồ sơ đã được gửi đến",
  "notice.application_withdrawn": "Ứng viên đã rút hồ sơ",
  "notice.applicant_message": "Ứng viên đã gửi tin nhắn",
  "notice.interview_agreed": "Ứng viên đã đồng ý phỏng vấn lúc {time}",
  "notice.interview_declined": "Ứng viên đã từ chối buổi phỏng vấn lúc {time}",
  "notice.interview_otherTimes": "Ứng viên xin đổi giờ, thay cho {time}",
  "notice.interview_restored": "Buổi phỏng vấn lúc {time} vẫn diễn ra",
  "notice.interview_cancelled": "Buổi phỏng vấn lúc {time} không diễn ra",
  "withdrawn.subject": "Bạn đã rút hồ sơ ứng tuyển",
  "withdrawn.news": "Theo yêu cầu của bạn, chúng tôi đã dừng xử lý hồ sơ này.",
  "withdrawn.next": "Bạn có thể ứng tuyển lại bất cứ lúc nào.",
  "withdrawn.erase":
    "Thông tin của bạn vẫn được lưu thêm một thời gian. Để xóa ngay, hãy dùng liên kết này:",
  "withdrawn.eraseLink": "Yêu cầu xóa dữ liệu",
  "gone.subject": "Ứng viên rút hồ sơ: {position}, {name}",
  "gone.news": "Một ứng viên vừa rút hồ sơ.",
  "links.subject": "Hồ sơ ứng tuyển của bạn tại {company}",
  "links.news":
    "Theo yêu cầu của bạn, chúng tôi gửi lại liên kết theo dõi các hồ sơ của bạn, mới nhất ở trên cùng.",
  "links.open": "{position}, mã hồ sơ {receipt}, {stage}, gửi {day}",
  "links.stage.submitted": "đã nộp",
  "links.stage.reviewing": "đang được xem xét",
  "links.stage.accepted": "trúng tuyển",
  "links.stage.rejected": "không được chọn",
  "links.stage.withdrawn": "đã rút",
  "links.stranger":
    "Bạn không yêu cầu? Có lẽ ai đó đã nhập địa chỉ email của bạn. Chỉ bạn xem được các liên kết này.",
  "privacyRequest.copy": "cung cấp bản sao dữ liệu",
  "privacyRequest.correction": "chỉnh sửa dữ liệu",
  "privacyRequest.restriction": "hạn chế xử lý dữ liệu",
  "privacyRequest.consent_withdrawal": "rút lại sự đồng ý",
  "privacyRequest.erasure": "xóa dữ liệu",
  "privacyRequest.subject": "Đã nhận yêu cầu {kind} của bạn",
  "privacyRequest.news":
    "Chúng tôi đã nhận yêu cầu {kind} của bạn và sẽ trả lời chậm nhất vào {day}.",
  "erase.subject": "Xác nhận xóa hồ sơ ứng tuyển",
  "erase.news":
    "Bạn đã yêu cầu chúng tôi xóa hồ sơ ứng tuyển cùng mọi dữ liệu đi kèm: thông tin cá nhân, CV và các email đã gửi. Việc này không thể hoàn tác.",
  "erase.confirm": "Xóa hồ sơ của tôi",
  "erase.time":
    "Liên kết chỉ dùng được một lần, trong {hours} giờ. Nếu bạn không yêu cầu, bạn không cần làm gì: sẽ không có gì bị xóa.",
  "erased.subject": "Hồ sơ ứng tuyển của bạn đã được xóa",
  "erased.news":
    "Theo yêu cầu của bạn, chúng tôi đã xóa hồ sơ {receipt} cùng mọi dữ liệu đi kèm. Chúng tôi chỉ giữ lại ghi nhận rằng việc xóa đã được thực hiện, không kèm tên bạn.",

  "twoStepOn.subject": "Đăng nhập hai bước đã được bật",
  "twoStepOn.news":
    "Đăng nhập hai bước vừa được bật cho tài khoản {company} của bạn. Từ nay mỗi lần đăng nhập cần thêm mã từ ứng dụng xác thực. Tài khoản đã tự động đăng xuất khỏi mọi thiết bị khác.",
  "twoStepOn.codes":
    "Hãy cất các mã khôi phục ở nơi an toàn: mỗi mã giúp bạn đăng nhập một lần khi không có ứng dụng bên mình.",
  "twoStepOn.stranger":
    "Không phải bạn? Hãy đặt lại mật khẩu ngay ({address}) và gửi email đến {email} để chúng tôi tắt giúp bạn.",

  "twoStepOff.subject": "Đăng nhập hai bước đã được tắt",
  "twoStepOff.news":
    "Đăng nhập hai bước vừa được tắt cho tài khoản {company} của bạn. Từ nay chỉ cần mật khẩu là đăng nhập được.",

  "twoStepReset.subject": "Đăng nhập hai bước của bạn đã được đặt lại",
  "twoStepReset.news":
    "Quản trị viên vừa tắt đăng nhập hai bước cho tài khoản {company} của bạn. Ứng dụng xác thực và các mã khôi phục không còn hiệu lực; từ nay chỉ cần mật khẩu là đăng nhập được.",
  "twoStepReset.next": "Bạn có thể thiết lập lại bất cứ lúc nào trong phần Cài đặt.",
  "twoStepReset.stranger":
    "Bạn không yêu cầu việc này? Hãy gửi email đến {email} và đặt lại mật khẩu: {address}",

  "closing.subject": "Sắp ngừng tuyển: {title}",
  "closing.news":
    "Vị trí {title} nhận hồ sơ đến hết {day}. Sau ngày đó, vị trí tự động ngừng tuyển.",
  "closing.open": "Mở vị trí",

  "backupOverdue.subject": "Việc sao lưu trang web {company} đã dừng",
  "backupOverdue.news":
    "Hơn hai chu kỳ đã qua mà máy chủ chưa tạo được bản sao lưu nào. Nếu ổ đĩa hỏng lúc này, mọi dữ liệu phát sinh từ bản sao lưu gần nhất sẽ mất.",
  "backupOverdue.last": "Bản sao lưu gần nhất",
  "backupOverdue.none": "chưa có",
  "backupOverdue.next":
    "Vui lòng chuyển tiếp email này cho người vận hành máy chủ. Nguyên nhân có trong mục cài đặt Sao lưu và trong nhật ký của máy chủ. Cứ 15 phút máy chủ lại thử sao lưu một lần.",
  "backupOverdue.open": "Mở phần cài đặt",

  "mention.subject": "{author} nhắc đến bạn trong hồ sơ {position} {receipt}",
  "mention.news":
    "{author} đã nhắc đến bạn trong ghi chú nhóm của một hồ sơ ứng tuyển. Bạn đọc ghi chú trong trang quản trị.",
  "mention.colleague": "Một đồng nghiệp",

  "test.subject": "Email thử từ {company}",
  "test.news": "Nếu bạn đọc được email này, trang web đã gửi được email.",
};
