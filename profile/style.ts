import { readTheme } from "#server/mail/theme.ts";

/** The profile on A4, in the colours and the typeface of the site. */
export const style = `
@page { size: 210mm 297mm; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
:root { ${Object.entries(readTheme().light)
  .map(([role, colour]) => `--${role}: ${colour}`)
  .join("; ")} }
html { font: 400 9.4pt/1.55 "Be Vietnam Pro"; color: var(--ink); -webkit-print-color-adjust: exact }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.28; letter-spacing: -0.015em; text-wrap: balance }
p { text-wrap: pretty }
ul { list-style: none }
img, .plain { display: block }
.plain { background: linear-gradient(135deg, var(--inverse-glow), var(--inverse)) }
main { counter-reset: page-number }
.page { counter-increment: page-number; position: relative; width: 210mm; height: 297mm; padding: 22mm 20mm 24mm; overflow: hidden; background: var(--paper); break-after: page }
.page:last-child { break-after: auto }
.page > h2 { font-size: 25pt; letter-spacing: -0.025em; max-width: 150mm }
.lead { margin-top: 4mm; max-width: 138mm; font-size: 11pt; color: var(--muted) }
.muted { color: var(--muted) }
.small { font-size: 8.2pt; line-height: 1.5 }
.label { font-size: 8.2pt; font-weight: 600; letter-spacing: 0; color: var(--accent) }
.page > footer { position: absolute; left: 20mm; right: 20mm; bottom: 11mm; display: flex; justify-content: space-between; font-size: 7.6pt; color: var(--muted) }
.number::after { content: counter(page-number) }
.on-picture > footer { color: var(--on-inverse) }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 7mm 9mm }
.cover { padding: 0; color: var(--on-inverse); background: var(--inverse) }
.cover .art { position: absolute; inset: 0; width: 210mm; height: 297mm; object-fit: cover }
.cover .shade { position: absolute; inset: 0; background: linear-gradient(180deg, color-mix(in srgb, var(--inverse) 80%, transparent), transparent 22%, transparent 46%, color-mix(in srgb, var(--inverse) 88%, transparent) 68%, var(--inverse) 82%) }
.cover header { position: absolute; left: 20mm; top: 20mm; display: flex; align-items: center; gap: 3.5mm; font-size: 16pt; font-weight: 600; letter-spacing: -0.02em }
.cover header :is(img, .plain) { width: 12mm; height: 12mm; object-fit: contain }
.cover .words { position: absolute; left: 20mm; right: 20mm; bottom: 22mm }
.cover .words .label { color: var(--inverse-accent); font-size: 11pt }
.cover h1 { margin-top: 3mm; font-size: 38pt; line-height: 1.18; letter-spacing: -0.03em }
.cover .words p:last-child { margin-top: 5mm; max-width: 140mm; font-size: 11.5pt }
.story { margin-top: 9mm; display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 9mm }
.story p:first-child { grid-column: 1 / -1; font-size: 13pt; line-height: 1.5 }
.facts { margin-top: 10mm; display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; border-top: 0.3mm solid var(--line); padding-top: 4.5mm }
.facts div { display: flex; flex-direction: column-reverse; justify-content: flex-end }
.facts dd { font-size: 17pt; font-weight: 600; line-height: 1.3; letter-spacing: -0.02em; color: var(--accent) }
.facts dt { font-size: 8.2pt; color: var(--muted) }
.vision { position: absolute; left: 0; right: 0; bottom: 0; padding: 0 20mm 23mm; color: var(--on-inverse); background: var(--inverse) }
.vision :is(img, .plain) { width: 210mm; height: 82mm; margin: 0 -20mm 8mm; object-fit: cover; object-position: 50% 42% }
.vision .label { color: var(--inverse-accent) }
.vision p { margin-top: 2mm; max-width: 150mm; font-size: 14pt; line-height: 1.42; font-weight: 600 }
.pillars { margin-top: 7mm }
.pillars li, .rule { border-top: 0.5mm solid var(--accent); padding-top: 3.5mm }
.pillars h4, .value h4 { font-size: 13pt }
.pillars p { margin-top: 1.5mm; color: var(--muted) }
h3.part { margin-top: 13mm; font-size: 16pt }
.values { margin-top: 5mm }
.value { display: grid; grid-template-columns: 52mm 1fr; align-items: baseline; border-top: 0.3mm solid var(--line); padding: 4mm 0 }
.value h4 { font-size: 18pt; letter-spacing: -0.025em }
.field { margin-top: 8mm }
.field header { display: grid; grid-template-columns: 62mm 1fr; gap: 8mm; align-items: end }
.field :is(img, .plain) { width: 62mm; height: 31mm; object-fit: cover; border-radius: 2.4mm }
.field h3 { font-size: 17pt }
.field header p { margin-top: 1mm }
.field + .field { margin-top: 10mm }
.note { margin-top: 10mm }
.solutions { margin-top: 3.5mm; display: grid; grid-template-columns: 1fr 1fr; gap: 0 9mm }
.solutions li { border-top: 0.3mm solid var(--line); padding: 2mm 0 2.4mm }
.solutions h4 { font-size: 9.4pt }
.solutions h4 span { font-weight: 400; color: var(--accent) }
.project { margin-top: 7mm; display: grid; grid-template-columns: 66mm 1fr; gap: 8mm }
.project > :is(img, .plain) { width: 66mm; height: 68mm; object-fit: cover; border-radius: 2.4mm }
.project h3 { font-size: 14pt }
.project p { margin-top: 1.5mm }
.project ul { margin-top: 2mm; padding-left: 4mm; list-style: "–  "; color: var(--muted) }
.assistants { margin-top: 7mm; display: grid; grid-template-columns: 1fr 1fr; gap: 6mm 9mm }
.assistants :is(img, .plain) { width: 100%; height: 27mm; object-fit: cover; border-radius: 2mm }
.assistants h3 { margin-top: 2.4mm; font-size: 10.6pt }
.clients { margin-top: 8mm }
.clients > li { display: grid; grid-template-columns: 16mm 50mm 1fr; gap: 6mm; border-top: 0.3mm solid var(--line); padding: 4.6mm 0 }
.clients :is(img, .plain) { width: 16mm; height: 16mm; border-radius: 2.4mm; object-fit: contain }
.clients h3 { font-size: 11pt }
.clients h4 { font-size: 9.4pt }
.clients li li + li { margin-top: 2mm }
.people { margin-top: 8mm; display: grid; gap: 4.6mm }
.people > li { display: grid; grid-template-columns: 40mm 1fr; gap: 9mm; align-items: center }
.people :is(img, .plain) { width: 40mm; height: 40mm; object-fit: cover; border-radius: 2.4mm }
.people h3 { font-size: 13pt }
.contact { color: var(--on-inverse); background: var(--inverse) }
.contact .art { position: absolute; left: 0; top: 0; width: 210mm; height: 146mm }
.contact .shade { position: absolute; left: 0; top: 0; width: 210mm; height: 146mm; background: linear-gradient(180deg, transparent 40%, var(--inverse) 96%) }
.contact > .words { position: absolute; left: 20mm; right: 20mm; bottom: 24mm }
.contact h2 { font-size: 30pt; letter-spacing: -0.03em }
.contact .words > p { margin-top: 3mm; max-width: 130mm; font-size: 11.5pt }
.contact dl { margin-top: 10mm; display: grid; grid-template-columns: 1fr 1fr; gap: 0 9mm }
.contact dl div { border-top: 0.3mm solid var(--inverse-edge); padding: 3mm 0 }
.contact dt { font-size: 8.2pt; color: var(--inverse-accent) }
.contact a { color: inherit; text-decoration: none }
.contact .slogan { margin-top: 9mm; font-weight: 600; color: var(--inverse-accent) }
`;
