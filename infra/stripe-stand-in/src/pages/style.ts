export const style = `
:root{color-scheme:light dark;--paper:#f7f5f2;--card:#fff;--ink:#1f1b18;--quiet:#6a625b;--line:#ddd6ce;
--accent:#a8431f;--on-accent:#fff;--danger:#a3231b;--danger-soft:#fbe9e7;--note:#fdf3dc;--good:#1d6b45}
@media(prefers-color-scheme:dark){:root{--paper:#171412;--card:#221e1b;--ink:#f3eee9;--quiet:#b3a99f;--line:#443c36;
--accent:#ef9a72;--on-accent:#2a1206;--danger:#ffb0a6;--danger-soft:#401a16;--note:#352a14;--good:#7fd0a6}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif}
.page{max-width:960px;margin:0 auto;padding:24px 16px 64px;display:grid;gap:24px}
.page>*{min-width:0}.page.narrow{max-width:560px}
@media(min-width:760px){.page.two{grid-template-columns:5fr 6fr;gap:48px;padding-top:56px;align-items:start}
.page.two .wide{grid-column:1/-1}}
h1{font-size:20px;line-height:1.2;margin:0 0 8px}h2{font-size:17px;margin:24px 0 12px}section>h2:first-child{margin-top:0}p{margin:0 0 12px;overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:3px}
.top-link{margin:0 0 -8px}td.date{white-space:nowrap}
.back{display:inline-flex;align-items:center;gap:6px;min-height:44px}
.badge{display:inline-block;background:var(--note);border-radius:99px;padding:2px 12px;font-size:13px;font-weight:600}
.top{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between;margin-bottom:16px}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:20px 16px}
@media(min-width:760px){.card{padding:28px}}
.price{font-size:32px;font-weight:700;line-height:1.15;font-variant-numeric:tabular-nums;margin:0}
.quiet{color:var(--quiet);font-size:15px}
form{display:grid;gap:16px;margin:0}
.row{display:grid;grid-template-columns:1fr 1fr;gap:16px}
label{display:block;font-weight:600;font-size:15px;margin-bottom:4px}
input{width:100%;min-height:48px;padding:10px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--quiet);border-radius:8px}
input[aria-invalid=true]{border:2px solid var(--danger)}
.hint{color:var(--quiet);font-size:13px;margin:4px 0 0}
.wrong{color:var(--danger);font-size:15px;margin:4px 0 0}
.alert{background:var(--danger-soft);color:var(--danger);border-radius:8px;padding:12px 16px}
.done{color:var(--good);font-weight:600}
button,.button{min-height:48px;padding:10px 20px;font:inherit;font-weight:600;border:1px solid var(--accent);border-radius:8px;background:var(--accent);color:var(--on-accent);cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center}
button.plain{background:transparent;color:var(--accent)}
button.small{min-height:36px;padding:4px 12px;font-size:14px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}.alert:focus{outline:none}
.note{background:var(--note);border-radius:12px;padding:16px}
.note p{margin:0 0 8px}.note dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 8px;font-size:14px}
.note dt{font-variant-numeric:tabular-nums;white-space:nowrap;font-weight:600}.note dd{margin:0}
@media(max-width:419px){.note dl{grid-template-columns:minmax(0,1fr);gap:0}.note dd{margin-bottom:8px}}
.scroll{overflow-x:auto}.scroll+p{margin-top:12px}
table{width:100%;border-collapse:collapse;font-size:15px}th{text-align:left;font-size:13px;color:var(--quiet)}
th,td{padding:8px 12px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-right:0}
code{font-size:13px;overflow-wrap:anywhere}
@media print{.back,.badge,.note,form{display:none}.card{border:0;padding:0}}
`;
