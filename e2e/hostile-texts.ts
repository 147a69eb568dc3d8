const rightToLeft = "\u202e";
const zeroWidth = "\u200b\ufeff";

/**
 * Texts that run a script, close a tag, redirect or leave a template on a page that does not escape them.
 * Each calls `alert` and is a valid name.
 */
export const hostileTexts: readonly string[] = [
  "<script>alert(1)</script>",
  "</title><script>alert(2)</script>",
  "</script><script>alert(3)</script>",
  "</textarea><script>alert(4)</script>",
  "</style><script>alert(5)</script>",
  "</noscript><script>alert(6)</script>",
  "--><script>alert(7)</script>",
  "]]><script>alert(8)</script>",
  "<ScRiPt/x>alert(9)</sCrIpT>",
  "<scr<script>ipt>alert(10)</scr</script>ipt>",
  "<img src=x onerror=alert(11)>",
  `"><img src=x onerror=alert(12)>`,
  `'><img src=x onerror='alert(13)'>`,
  "<svg onload=alert(14)>",
  "<svg><animate onbegin=alert(15) attributeName=x dur=1s>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=alert(16)/>#x'/></svg>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(17)>",
  `" onmouseover="alert(18)" autofocus onfocus="alert(18)`,
  "<details open ontoggle=alert(19)>",
  "<body onload=alert(20)>",
  "<iframe srcdoc='<script>alert(21)</script>'></iframe>",
  "<object data=javascript:alert(22)></object>",
  "<a href=javascript:alert(23)>a</a>",
  "javascript:alert(24)//",
  "data:text/html,<script>alert(25)</script>",
  "<base href=//evil.example/><link rel=stylesheet href=//evil.example/26.css>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(27)'>",
  "&lt;script&gt;alert(28)&lt;/script&gt;&#60;img src=x onerror=alert(28)&#62;",
  "\\u003cscript\\u003ealert(29)\\u003c/script\\u003e%3Cscript%3Ealert(29)%3C/script%3E",
  "${alert(30)}${{7*7}}{{constructor.constructor('alert(30)')()}}<%= 7*7 %>#{7*7}",
  "{position} {name} $& $1 $` %s %d alert(31)",
  `${rightToLeft}<script>alert(32)</script>${rightToLeft}`,
  `<script${zeroWidth}>alert(33)</script${zeroWidth}>`,
  "＜script＞alert(34)＜/script＞",
  "null undefined NaN [object Object] __proto__ alert(35)",
  `\`"';alert(36);//"]}'`,
  "<form action=javascript:alert(37)><button>",
  "<style>@import 'https://evil.example/38.css'</style>",
  "<![CDATA[<script>alert(39)</script>]]>",
  "<<script>alert(40)//<</script>",
];
