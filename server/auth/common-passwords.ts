import { readFileSync } from "node:fs";

// The passwords of eight characters and more that guessing starts with, in lower case, without
// signs and diacritics. Digits around a word are taken off before it is looked up.
const worldwide = `
12345678 123456789 1234567890 0123456789 01234567 012345678 0987654321 987654321 87654321 11111111
111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666
77777777 88888888 99999999 12341234 12344321 11223344 1122334455 112233445566 123123123 123321123
123454321 12345679 123456780 1234567891 12345678910 123456789a 147258369 159753456 159357456
741852963 789456123 963852741 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 2wsx3edc
q1w2e3r4 q1w2e3r4t5 qwer1234 qwert123 qwerty12 qwerty123 qwertyui qwertyuiop qwertyuiopasdfgh
qazwsxed qazwsxedc zaq12wsx zaq1zaq1 zxcvbnma zxcvbnm1 asdfasdf asdfghjk asdfghjkl asdf1234
asdfqwer zxcvbnm password passw0rd pa55word pa55w0rd p4ssword p4ssw0rd passwort passwords
mypassword thepassword newpassword yourpassword password1 password12 password123 password1234
changeme changeme1 changethis letmein letmein1 letmeinnow welcome1 welcome12 welcome123 welcomeback
administrator admin123 admin1234 admin12345 adminadmin superadmin sysadmin rootroot root1234
superuser testtest test1234 testing1 testing123 test12345 guest123 guestguest user1234 useruser
default1 temporary temp1234 secret123 topsecret trustno1 iloveyou iloveyou1 iloveyou2 iloveu12
sunshine princess football baseball basketball superman batman123 spiderman starwars pokemon1
pokemon123 dragon12 dragon123 monkey12 monkey123 shadow12 master12 master123 michael1 michelle
jennifer jessica1 jordan23 charlie1 elizabeth alexander christian benjamin anthony1 samantha
victoria danielle computer internet samsung1 google123 facebook facebook1 whatever whatever1
liverpool chelsea1 arsenal1 barcelona realmadrid manchester juventus mercedes corvette porsche1
mustang1 midnight chocolate butterfly elephant diamond1 hello123 hellohello helloworld hello1234
abcd1234 abc12345 abc123456 abcabc123 abcdefgh abcdefghi abcdefghij a1b2c3d4 a1b2c3d4e5 aa123456
aa12345678 a12345678 a123456789 q123456789 qwe12345 qweasdzx qweasdzxc zxcasdqwe 1234qwer 123qweasd
123qwe123 123456qwerty 123abc123 passpass pass1234 pass12345 loveyou1 lovelove lovely12 freedom1
forever1 december november september october1 january1 summer12 summer2024 winter12 spring12
autumn12 happy123 happiness beautiful sweetheart babygirl babyboy1 godbless jesus123 blessed1
nothing1 something everything anything killer12 hunter12 password0 loginlogin login123 access14
startrek blink182 rockstar slipknot metallica nirvana1 creative student1 teacher1 security
aaaaaaaa aaaaaaaaaa abababab abcabcabc qwerty1234 qwerty12345 qwertyqwerty qweqweqwe asdasdasd zxczxczxc`;

const vietnamese = `
matkhau matkhau1 matkhau123 matkhaumoi khongbiet khongcho khongcogi anhyeuem emyeuanh anhnhoem
emnhoanh yeuemnhieu yeuanhnhieu toiyeuem toiyeuban iloveyouvn vietnam vietnam1 vietnam123
hanoi123 saigon123 thainguyen giadinh giadinh1 giadinhtoi conyeume meyeucon bocuaem
chaoban1 xinchao1 xinchao123 dangnhap hoilamgi maimaiyeu maimaiyeuem buonlam1 hanhphuc hanhphuc1
congtycophan quantrivien nguyenvana tinhyeu1 yeuthuong 0123456788 09876543210`;

// What was found most often in leaks, after the list of zxcvbn (MIT), in the same form.
const leaked = readFileSync(new URL("./leaked-passwords.txt", import.meta.url), "utf8");

export const commonPasswords: readonly string[] = `${worldwide}${vietnamese} ${leaked}`
  .trim()
  .split(/\s+/);
