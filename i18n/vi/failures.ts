import type { failures as en } from "../en/failures.ts";
import type { Vietnamese } from "../vietnamese.ts";

export const failures: Vietnamese<typeof en> = {
  "failure.malformed": "Không đọc được yêu cầu",
  "failure.malformedJson": "JSON không đúng định dạng",
  "failure.malformedUpload": "Dữ liệu tải lên không đúng định dạng",
  "failure.oneFile": "Chỉ được tải lên một tệp",
  "failure.tooManyFields": "Quá nhiều trường dữ liệu",
  "failure.contentType": "Loại nội dung không được hỗ trợ",
  "failure.fields": "Vui lòng kiểm tra các mục được đánh dấu.",
  "failure.nothingToUpdate": "Không có gì để cập nhật",
  "failure.tooLarge": "Yêu cầu quá lớn",
  "failure.notScanned": "Không liên lạc được với trình quét vi-rút. Vui lòng thử lại sau.",
  "failure.resume.macros":
    "Tài liệu Word này có macro. Hãy lưu thành PDF, hoặc DOCX không có macro, rồi thử lại.",
  "failure.resume.locked":
    "Tài liệu này bị khóa bằng mật khẩu. Hãy lưu một bản không có mật khẩu rồi thử lại.",
  "failure.resume.dde":
    "Tài liệu Word này có trường DDE, có thể khởi chạy chương trình. Hãy lưu thành PDF rồi thử lại.",
  "failure.resume.remoteTemplate":
    "Tài liệu Word này tải mẫu từ một máy tính khác. Hãy lưu thành PDF rồi thử lại.",
  "failure.resume.remoteObject":
    "Tài liệu Word này tải một phần nội dung từ một máy tính khác. Hãy lưu thành PDF rồi thử lại.",
  "failure.resume.isPdf":
    "Đây là tệp PDF nhưng tên tệp có đuôi khác. Hãy đổi đuôi tên tệp thành .pdf rồi thử lại.",
  "failure.resume.isWord":
    "Đây là tài liệu Word nhưng tên tệp có đuôi khác. Hãy đổi đuôi tên tệp thành .docx rồi thử lại.",
  "failure.resume.archive": "Đây là tệp nén. Hãy giải nén và chỉ tải lên CV.",
  "failure.resume.damaged":
    "Tệp này bị hỏng hoặc không đầy đủ. Hãy lưu lại thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.html": "Đây là tệp HTML. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.mhtml": "Đây là tệp MHTML. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.oldWord":
    "Tài liệu này được tạo bằng một phiên bản Word rất cũ. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.openDocument":
    "Đây là tệp OpenDocument. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.pages": "Đây là tài liệu Pages. Hãy xuất thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.picture":
    "Đây là ảnh. Hãy đưa ảnh vào một tài liệu, lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.presentation": "Đây là bài trình chiếu. Hãy lưu thành PDF rồi thử lại.",
  "failure.resume.rtf": "Đây là tệp RTF. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.spreadsheet": "Đây là bảng tính. Hãy lưu thành PDF rồi thử lại.",
  "failure.resume.template": "Đây là mẫu Word. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.text": "Đây là tệp văn bản thuần. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.resume.xml": "Đây là tệp XML. Hãy lưu thành PDF hoặc DOCX rồi thử lại.",
  "failure.avatarScans":
    "Ảnh này gồm quá nhiều lớp. Hãy lưu lại ảnh ở dạng JPEG hoặc PNG rồi thử lại.",
  "failure.headersTooLarge": "Phần đầu của yêu cầu quá lớn",
  "failure.timeout": "Yêu cầu mất quá nhiều thời gian",
  "failure.notFound": "Không tìm thấy",
  "failure.applicationNotFound": "Không tìm thấy hồ sơ ứng tuyển",
  "failure.templateNotFound": "Mẫu này không còn tồn tại",
  "failure.templatesFull": "Đã đạt số mẫu tối đa. Hãy xóa bớt một mẫu trước.",
  "failure.messageToSpam":
    "Hồ sơ này đang bị nghi ngờ là spam. Hãy đánh dấu không phải spam trước khi viết cho ứng viên.",
  "failure.spamWithInterview":
    "Hồ sơ này còn một buổi phỏng vấn. Hãy hủy buổi phỏng vấn trước khi đánh dấu hồ sơ là spam.",
  "failure.userNotFound": "Không tìm thấy người dùng",
  "failure.avatarNotFound": "Không tìm thấy ảnh này",
  "failure.sessionNotFound": "Phiên đăng nhập này đã kết thúc",
  "failure.resumeNotFound": "Hồ sơ này không có CV",
  "failure.resumeNotShown": "Không thể hiển thị CV này tại đây. Vui lòng tải xuống để xem.",
  "failure.method": "Địa chỉ này không hỗ trợ phương thức đó",
  "failure.unauthenticated": "Vui lòng đăng nhập để tiếp tục.",
  "failure.sessionExpired": "Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.",
  "failure.credentials": "Email hoặc mật khẩu không đúng",
  "failure.codeRequired": "Vui lòng nhập mã để hoàn tất đăng nhập.",
  "failure.code": "Mã không đúng hoặc đã được sử dụng",
  "failure.signInAgain":
    "Lần đăng nhập này mất quá nhiều thời gian. Vui lòng đăng nhập lại từ đầu.",
  "failure.twoStepSetupRequired":
    "Quản trị viên của trang web này phải đăng nhập hai bước. Vui lòng bật đăng nhập hai bước trong phần Cài đặt.",
  "failure.twoStepOn": "Đăng nhập hai bước đã được bật",
  "failure.twoStepOff": "Đăng nhập hai bước chưa được bật",
  "failure.twoStepNotSetUp": "Vui lòng thiết lập ứng dụng xác thực trước",
  "failure.twoStepRequired": "Quản trị viên của trang web này phải luôn bật đăng nhập hai bước",
  "failure.twoStepFirst": "Vui lòng bật đăng nhập hai bước cho tài khoản của bạn trước",
  "failure.twoStepOwn": "Bạn có thể tắt đăng nhập hai bước của mình trong phần Cài đặt",
  "failure.inactive": "Tài khoản của bạn đã bị vô hiệu hóa",
  "failure.forbidden": "Bạn không có quyền truy cập nội dung này.",
  "failure.crossSite": "Không chấp nhận yêu cầu từ trang web khác",
  "failure.requestReused": "Yêu cầu này đã được sử dụng",
  "failure.stale": "Người khác vừa thay đổi nội dung này",
  "failure.emailLeft": "Email này đã được gửi đi",
  "failure.notWaiting": "Hồ sơ này không còn chờ quyết định",
  "failure.undoOver": "Đã hết thời gian hoàn tác",
  "failure.undoOther": "Chỉ người đã thực hiện thay đổi này mới hoàn tác được",
  "failure.unseen": "Từ khi bạn mở hồ sơ này: {happened}",
  "failure.hireDoubts": "Quyết định này báo cho ứng viên rằng họ đã trúng tuyển. {doubts}",
  "hireDoubt.noInterview": "Chưa có buổi phỏng vấn nào diễn ra",
  "hireDoubt.disagree": "Các đánh giá trong nhóm khác nhau",
  "hireDoubt.unread": "Có đánh giá mà bạn chưa đọc",
  "happened.applicant": "Ứng viên",
  "happened.former": "Một đồng nghiệp cũ",
  "happened.status": "{who} đã đổi trạng thái",
  "happened.status.accepted": "{who} đã chọn trúng tuyển",
  "happened.status.rejected": "{who} đã từ chối ứng viên",
  "happened.cv_replaced": "{who} đã thay CV",
  "happened.cv_infected": "CV đã bị gỡ vì có vi-rút",
  "happened.withdrawn": "{who} đã rút hồ sơ",
  "happened.spam_restored": "{who} đã đánh dấu hồ sơ không phải thư rác",
  "happened.spam_marked": "{who} đã đánh dấu hồ sơ là thư rác",
  "happened.contact": "{who} đã sửa thông tin liên hệ",
  "happened.position": "{who} đã sửa vị trí ứng tuyển",
  "happened.rejection_reason": "{who} đã đổi lý do từ chối",
  "happened.consent_withdrawn": "{who} đã rút lại sự đồng ý",
  "happened.disowned": "Chủ địa chỉ email cho biết họ không ứng tuyển",
  "happened.note_added": "{who} đã thêm ghi chú nhóm",
  "happened.interview_offered": "{who} đã hẹn phỏng vấn vào {time}",
  "happened.interview_changed": "{who} đã thay đổi buổi phỏng vấn vào {time}",
  "happened.interview_cancelled": "{who} đã hủy một buổi phỏng vấn",
  "happened.interview_agreed": "{who} đã chốt buổi phỏng vấn vào {time}",
  "happened.interview_declined": "{who} đã từ chối buổi phỏng vấn",
  "happened.interview_other_times": "{who} đã đề nghị giờ phỏng vấn khác",
  "happened.interview_undone": "{who} đã hoàn tác thay đổi gần nhất của buổi phỏng vấn",
  "happened.message": "{who} đã gửi email cho ứng viên",
  "happened.message_cancelled": "{who} đã hủy một email gửi ứng viên",
  "happened.applicant_message": "{who} đã gửi tin nhắn",
  "failure.interviewNotFound": "Không tìm thấy buổi phỏng vấn này",
  "failure.interviewOver": "Buổi phỏng vấn này đã kết thúc hoặc đã bị hủy nên không thể thay đổi",
  "failure.networkBusy":
    "Mạng này vừa gửi nhiều hồ sơ. Hồ sơ của bạn chưa được gửi; thử lại sau {count} phút hoặc đổi mạng.",
  "failure.interviewsFull":
    "Hồ sơ này đang có năm buổi phỏng vấn chưa diễn ra. Hãy hủy một buổi trước khi mời thêm.",
  "failure.interviewExists":
    "Đã có lời mời phỏng vấn vào các khung giờ này. Hãy sửa lời mời đó hoặc chọn khung giờ khác.",
  "failure.interviewClosed":
    "Hồ sơ này đã bị từ chối, đã rút hoặc bị nghi ngờ là spam nên không thể mời phỏng vấn",
  "failure.slotGone": "Khung giờ này không còn trống. Vui lòng chọn khung giờ khác.",
  "failure.lastAdmin": "Cần có ít nhất một quản trị viên đang hoạt động",
  "failure.self": "Bạn không thể xóa, hạ quyền hoặc vô hiệu hóa tài khoản của chính mình",
  "failure.adminExists": "Đã có tài khoản quản trị viên",
  "failure.copyAgain": "Một lượt tải mới hơn của bản sao này đã bắt đầu",
  "failure.tokenUsed": "Liên kết đã hết hạn hoặc đã được sử dụng",
  "failure.alreadyJoined": "Người dùng này đã đặt mật khẩu",
  "failure.inviteInactive": "Hãy kích hoạt tài khoản trước khi gửi lời mời",
  "failure.tooManyAttempts": "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {count} giây.",
  "failure.tooManyAttempts.second": "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {count} giây.",
  "failure.tooManyAttempts.minutes": "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {count} phút.",
  "failure.tooManyAttempts.hours": "Bạn đã thử quá nhiều lần. Vui lòng thử lại sau {count} giờ.",
  "failure.storage": "Chúng tôi chưa lưu được hồ sơ của bạn. Vui lòng thử lại sau.",
  "failure.filesFull":
    "Hồ sơ của bạn không còn chỗ cho tệp này. Tin nhắn chưa được gửi; hãy viết lại mà không kèm tệp.",
  "failure.resumeDamaged": "Tệp lưu trữ bị hỏng nên không thể tải xuống",
  "failure.unavailable": "Dịch vụ tạm thời gián đoạn. Vui lòng thử lại sau.",
  "failure.internal": "Hệ thống gặp sự cố. Vui lòng thử lại sau.",
  "success.submitted":
    "Gửi hồ sơ thành công! Chúng tôi sẽ xem xét hồ sơ và sớm liên hệ lại với bạn.",
  "success.rejectionSent": "Email từ chối đang được gửi",
  "success.rejectionSaved": "Đã lưu email từ chối",
  "success.rejectionCancelled": "Đã hủy email từ chối",
  "success.rejectionRestored": "Đã khôi phục email từ chối",
  "success.applicationDeleted": "Đã xóa hồ sơ ứng tuyển",
  "success.passwordChanged":
    "Đã đổi mật khẩu. Tài khoản của bạn đã tự động đăng xuất khỏi mọi thiết bị khác.",
  "success.emailAsked":
    "Chúng tôi đã gửi một liên kết đến {email}. Địa chỉ sẽ được đổi sau khi bạn mở liên kết và xác nhận.",
  "success.confirmationSent":
    "Chúng tôi đã gửi một liên kết đến {email}. Hãy mở liên kết trong vòng 72 giờ và xác nhận.",
  "success.emailConfirmed": "Đã xác nhận địa chỉ {email} của bạn.",
  "failure.emailConfirmed": "Địa chỉ của bạn đã được xác nhận",
  "success.emailChanged": "Đã đổi địa chỉ email. Từ nay bạn đăng nhập bằng {email}.",
  "success.resetAsked":
    "Nếu có tài khoản dùng địa chỉ này, chúng tôi đã gửi một liên kết đến đó. Bạn hãy kiểm tra hộp thư.",
  "success.invited": "Lời mời đang được gửi",
  "success.passwordSet": "Đã đặt mật khẩu. Bạn có thể đăng nhập ngay.",
  "success.passwordSetSignedIn": "Đã đặt mật khẩu và đăng nhập.",
  "failure.legalHold":
    "Hồ sơ này đang được lưu giữ vì lý do pháp lý. Hãy tắt lưu giữ trước khi xóa.",
  "failure.applicantLegalHold":
    "Hiện chúng tôi phải lưu hồ sơ này theo quy định pháp luật nên chưa thể xóa. Nếu có thắc mắc, vui lòng liên hệ với chúng tôi.",
  "failure.cannotWithdraw": "Hồ sơ này đã có kết quả nên không thể rút nữa",
  "failure.cannotReplace": "Hồ sơ này đã có kết quả nên không thể thay CV nữa",
  "failure.statusLink":
    "Liên kết này không dẫn đến hồ sơ nào. Hồ sơ có thể đã được xóa, hoặc liên kết chưa đầy đủ.",
  "failure.linkReplaced":
    "Liên kết này đã được thay bằng liên kết mới. Hãy nhập địa chỉ email, chúng tôi sẽ gửi cho bạn liên kết hiện tại.",
  "failure.visitOver":
    "Trang này không còn thay đổi được hồ sơ. Bạn hãy dùng liên kết trong email của chúng tôi.",
  "failure.correctedOften":
    "Địa chỉ đã được sửa ba lần. Nếu cần sửa nữa, bạn hãy viết thư cho chúng tôi.",
  "success.disowned":
    "Các liên kết của hồ sơ này không còn dùng được, và bộ phận nhân sự đã biết hồ sơ không phải của bạn.",
  "success.statusLinks":
    "Nếu có hồ sơ dùng địa chỉ này, chúng tôi đã gửi liên kết theo dõi hồ sơ đến đó. Nếu hôm nay đã có nhiều yêu cầu gửi email đến địa chỉ này, email tiếp theo sẽ đến vào ngày mai.",
  "success.applyPass":
    "Chúng tôi đã gửi một liên kết đến địa chỉ này. Hãy mở liên kết đó và gửi hồ sơ của bạn. Mỗi giờ chỉ gửi một liên kết; nếu hôm nay đã có nhiều yêu cầu gửi email đến địa chỉ này, email tiếp theo sẽ đến vào ngày mai.",
  "success.erasureAsked":
    "Chúng tôi đã gửi email cho bạn. Hãy mở liên kết trong email để xác nhận.",
  "success.copyAsked":
    "Chúng tôi đã gửi email cho bạn. Hãy mở liên kết trong email trong vòng một giờ để tải dữ liệu.",
  "success.contactConfirmed": "Từ nay, email về hồ sơ của bạn được gửi đến địa chỉ này.",
  "success.contactKept": "Địa chỉ của bạn được giữ nguyên. Email về hồ sơ vẫn được gửi đến đây.",
  "success.talentPoolStay": "Hồ sơ của bạn ở lại nguồn ứng viên thêm mười hai tháng.",
  "success.erased": "Hồ sơ của bạn cùng mọi dữ liệu đi kèm đã được xóa.",
  "failure.exportTooLong":
    "Mỗi trang tính Excel chứa tối đa 1.048.575 dòng. Hãy thu hẹp bộ lọc hoặc xuất ra CSV.",
  "failure.emailNotSendable": "Email này đã được gửi, đang được gửi hoặc chưa có người nhận",
  "success.testEmail": "Email thử đang được gửi đến bạn.",
  "failure.resumeNotScanned": "Tệp này chưa được quét vi-rút. Vui lòng thử lại sau vài phút.",
};
