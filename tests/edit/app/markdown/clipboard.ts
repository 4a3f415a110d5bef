/** What programs put on the clipboard, as `text/html`. */

/** Word for Windows: lists that only look like it, a note, a picture on the disk, a link through Google. */
export const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">

<head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=Generator content="Microsoft Word 15">
<style>
<!--
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:;}
-->
</style>
</head>

<body lang=IN style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<h1>Minum yang cukup<o:p></o:p></h1>

<p class=MsoNormal>Air <b style='mso-bidi-font-weight:normal'>hangat</b><span
style='mso-spacerun:yes'>  </span>baik <i>sekali</i> untuk pagi<a
style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:11.0pt'>[1]</span></span><![endif]></span></span></a>.<o:p></o:p></p>

<h2>Yang disiapkan<o:p></o:p></h2>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Satu gelas<o:p></o:p></p>

<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>yang ringan<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Air matang<o:p></o:p></p>

<p class=MsoNormal><b>Lalu</b><b>:</b><o:p></o:p></p>

<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Tuang<o:p></o:p></p>

<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Minum pelan-pelan, <a
href="https://www.google.com/url?q=https://kemkes.go.id/air&amp;sa=D&amp;usg=AOvVaw0"><span style='color:#0563C1'>seperti anjuran</span></a><o:p></o:p></p>

<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1"/><![endif]--><![if !vml]><img
width=200 height=100 src="file:///C:/Users/Sri/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"><![endif]><o:p></o:p></p>

<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'>
  <td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Waktu</b><o:p></o:p></p></td>
  <td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal><b>Banyaknya</b><o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:1;mso-yfti-lastrow:yes'>
  <td width=200 valign=top><p class=MsoNormal>Pagi | siang<o:p></o:p></p></td>
  <td width=200 valign=top><p class=MsoNormal>1 gelas<o:p></o:p></p><p class=MsoNormal>200 ml<o:p></o:p></p></td>
 </tr>
</table>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<!--EndFragment-->

<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]>
<div style='mso-element:footnote' id=ftn1>
<p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span
class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span
class=MsoFootnoteReference><span style='font-size:10.0pt'>[1]</span></span><![endif]></span></span></a> Menurut
pedoman gizi seimbang.<o:p></o:p></p>
</div>
</div>
</body>
</html>
`;

/** LibreOffice Writer: a note, a picture as data. */
export const LIBREOFFICE = `<!DOCTYPE html>
<html>
<head>
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 24.8.2.1 (Linux)"/>
	<style type="text/css">
		@page { size: 21cm 29.7cm; margin: 2cm }
		p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	</style>
</head>
<body lang="id-ID" link="#000080" vlink="#800000" dir="ltr"><h2 class="western">Tidur
siang</h2>
<p style="line-height: 115%; margin-bottom: 0.25cm"><font face="Liberation Serif, serif">Cukup
<b>dua puluh menit</b></font><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a>,
lalu <u>bangun</u>.</p>
<ol>
	<li><p style="margin-bottom: 0cm">Tutup tirai</p></li>
	<li><p style="margin-bottom: 0cm">Pasang alarm</p>
	<ul>
		<li><p>suara pelan</p></li>
	</ul></li>
</ol>
<p>Air: H<sub>2</sub>O, luas 9 m<sup>2</sup>.</p>
<p><img src="data:image/png;base64,iVBORw0KGgo=" name="Gambar1" align="left" width="100" height="100" border="0"/></p>
<div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a>Lebih
lama membuat sulit tidur malam.</p>
</div></body>
</html>
`;

/** Google Docs: bold that is not, styles in place of tags, a list in a list, a table. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0b6f3a1e-7fff-1c1e"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;"><span style="font-size:16pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">Sarapan</span></h2><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">Makanlah </span><span style="font-size:11pt;font-weight:700;font-style:normal;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">bubur hangat </span><span style="font-size:11pt;font-weight:400;font-style:italic;text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">pelan-pelan</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">, lihat </span><a href="https://www.google.com/url?q=https://example.org/bubur&amp;sa=D&amp;source=docs" style="text-decoration:none;"><span style="font-size:11pt;color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">resepnya</span></a><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">.</span></p><br /><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-size:11pt;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">pisang</span></p></li><ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:circle;font-weight:400;white-space:pre;" aria-level="2"><p dir="ltr" style="line-height:1.38;" role="presentation"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">yang matang</span></p></li></ul><li dir="ltr" style="list-style-type:disc;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;text-decoration:line-through;white-space:pre-wrap;">gula</span></p></li></ul><br /><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301" /><col width="301" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Hari</span></p></td><td style="border-left:solid #000000 1pt;"><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Menu</span></p></td></tr><tr style="height:0pt"><td><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;">Senin</span></p></td><td><br /></td></tr></tbody></table></div><p dir="ltr"><span style="font-weight:400;white-space:pre-wrap;"><span style="border:none;display:inline-block;overflow:hidden;width:100px;height:60px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc" width="100" height="60" /></span></span></p></b><br class="Apple-interchange-newline">
`;

/** Gmail: lines in boxes, a quote, something hidden, a picture of the mail. */
export const GMAIL = `<meta http-equiv="content-type" content="text/html; charset=utf-8"><div dir="ltr"><div>Yth. Bu Sri,</div><div><br></div><div>Jadwal <b>posyandu lansia</b> bulan ini:<br>Selasa, 6 Mei, pukul 08.00</div><div><ul><li>bawa <i>kartu</i></li><li style="margin-left:15px">puasa 8 jam</li></ul></div><div>Alamat: <a href="mailto:posyandu@contoh.id" target="_blank">posyandu@contoh.id</a> atau <a href="https://wa.me/628123456789" target="_blank">WhatsApp</a></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex"><div>Jangan lupa &amp; terima kasih</div><div>* 2 orang pendamping</div></blockquote><div style="display:none">pelacak</div><img src="cid:ii_1" alt="logo"></div>
`;

/** A page: a note as in Wikipedia, links that lead nowhere, a script, a table that only arranges. */
export const PAGE = `<meta charset='utf-8'><h3 style="box-sizing: border-box; font-family: sans-serif;">Langkah<a class="anchor" href="#langkah"></a></h3><section><p>Teh <strong>jahe</strong><sup id="cite_ref-1" class="reference"><a href="#cite_note-1">[1]</a></sup> dan <a href="/relatif">tautan tanpa situs</a>, <a href="javascript:alert(1)">skrip</a>, <a href="https://id.wikipedia.org/wiki/Jahe_(minuman)">wedang</a>.</p><h4>Bahan</h4><dl><dt>Jahe</dt><dd>dua ruas</dd></dl><script>alert(1)</script><table><tbody><tr><td>Susunan halaman saja</td></tr></tbody></table><button>Bagikan</button></section><ol class="references"><li id="cite_note-1"><span class="mw-cite-backlink"><a href="#cite_ref-1" aria-label="Kembali">^</a></span> <span class="reference-text"><cite>Buku jamu</cite>, hlm. 3</span></li></ol>
`;
