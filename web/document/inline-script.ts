/** A line on which a browser has seen round trips of this length is slow. Browsers that do not say have a quick one. */
const slowMs = 150;

/**
 * Runs in the head before anything is painted: applies the stored theme, keeps "Sign In" from
 * flashing for a visitor with a session, and asks once for the page in the stored language. It asks for
 * the letters ahead, unless the line is slow and they are not kept yet: then the words come first, in the
 * stand-in, and the letters after them (`letters.ts`). It is the same text on every page, so that one hash
 * in the policy covers it.
 */
export const inlineScriptOf = (fonts: readonly string[]) =>
  `(function(d,p,n,s,l,t){try{s=localStorage;t=s.getItem("theme");
if(t==="light"||t==="dark")d.dataset.theme=t;
if(s.getItem("accessToken"))d.dataset.session="stored";
if(s.getItem("letters"))n=0;
l=s.getItem("language");
if(!/^\\/vi(\\/|$)/.test(p)&&(l==="en"||l==="vi")&&l!==d.lang){
document.cookie="language="+l+";path=/;max-age=31536000;samesite=lax";
if(document.cookie.indexOf("language="+l)>=0&&sessionStorage.getItem("asked")!==l){
sessionStorage.setItem("asked",l);d.hidden=true;location.reload()}}
else sessionStorage.removeItem("asked")}catch(e){}
if(n&&n.rtt>=${slowMs})d.dataset.letters="late";
else ${JSON.stringify(fonts)}.forEach(function(f){l=document.createElement("link");
l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;document.head.append(l)})
})(document.documentElement,location.pathname,navigator.connection)`.replaceAll("\n", "");
