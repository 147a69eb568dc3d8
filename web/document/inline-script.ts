/**
 * Runs in the head before anything is painted: applies the stored theme, keeps "Sign In" from
 * flashing for a visitor with a session, and asks once for the page in the stored language. It is the
 * same text on every page, so that one hash in the policy covers it.
 */
export const inlineScript = `(function(d,p,s,l,t){try{s=localStorage;t=s.getItem("theme");
if(t==="light"||t==="dark")d.dataset.theme=t;
if(s.getItem("accessToken"))d.dataset.session="stored";
l=s.getItem("language");
if(!/^\\/vi(\\/|$)/.test(p)&&(l==="en"||l==="vi")&&l!==d.lang){
document.cookie="language="+l+";path=/;max-age=31536000;samesite=lax";
if(document.cookie.indexOf("language="+l)>=0&&sessionStorage.getItem("asked")!==l){
sessionStorage.setItem("asked",l);d.hidden=true;location.reload()}}
else sessionStorage.removeItem("asked")}catch(e){}
})(document.documentElement,location.pathname)`.replaceAll("\n", "");
