import { DAYS_OF_MONTHS } from './yield.ts';

// How clear the sky is and how a home spreads its use over the day, hour by hour through a year that stands for many.
//
// Derived from the example weather file and the load profiles of the Home Energy Model, Crown copyright 2024, under the
// MIT licence: Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
// documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
// rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
// persons to whom the Software is furnished to do so, subject to the following conditions: The above copyright notice and
// this permission notice shall be included in all copies or substantial portions of the Software. THE SOFTWARE IS PROVIDED
// "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
// FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
// CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
// CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.

/** A month each: its days one behind the other, the same hours of each, those around the sun's height at 13:00. "a" to "x" is dull to clear, "." night. */
const SKIES = [
  '.bbfcccbe..fffeeege..nokhedbc..konsoqoo..hjqrrplk..nqrrsrps..dcefjkjh..cbccbdii..oqsttsqn..gihijhdf..opppqmkl..tpqssrqr..ikggjlii..dhdhkedc..glfbbdim..nrpoqqmn..ehnidbbb..lojnommm..cegflqqj..bbbbbbbc..dcccceed..chjjlgfd..hjsslpph..pooqkjhg.bcbdhnspkiidddeifdglrottnpvtnkpoqrkjhjlqkgginlijfkdeeqphcedfqqstqljkls',
  '.ccdipmroog..knqrslgkgh..iilqrpjkpk..hrsphiigin..prtvunknoo..kjmjjjjedd..fghjighggf..dfeegdgeec..ccdeeccecc..dcddfefece..eefeeeccdd..bbbbbcdbbb..cdefhrtpro..lnqrrmmqmj..rsrpjgeeee..cdehjsprom..fhqtuutsqo..pqstuuutrp..ortsqonqqj..jjjknnnpqo..nprsttrqol..gijpsssqol..ddfiiqqnnj..ffefnnqnnj..pqrrrqqolm..ikkmlopqkh.ujiiiijpmgennfirhecbccce',
  '.ohiehjldfhdg..jggntmmshmhl..umkjpmjjehjk..fedfeeegknfh..ccbeefeeedce..kkqtutlnpuji..fehjmrfcbckj..dfgfgggeccbd..gikhhotsqlef..qjlolgilkmjl..filllkjhegge..kmfedefkhggd..deehllwuqqnn..lpstvwwwvusn..mpsuuvvvutqn..oqtuuuuuutrm..rstuuvvutsqk..ggjnuvvvutqn..oqstttutspmj..pprrqquusplm..heegfegiknnk..lpstuvvvutrp..ortuuuuttsqn..mpstttstsqie..koppqrtqrqji..lnpqrqrommll..klopstttpppk..eehnqponhihg.ihjqrnrmnqolgfghmqssuuuutroospstuvvvvutsps',
  '.fifedccfcemojh..nirhpnqrqkoknk..qikptpkkpprpom..jensuuvvutoolj..lqqtvvvvvutspg..ddededddefgiln..nqspjnvxtvusqp..mkosnhmpquuroo..kgijkmcghhnkhh..hdkpklsidgegkd..ikpsuphehgfhhi..koqstuutstigfe..qolsuutusspoli..kjiigggigfffee..hjnqqsrqqqpolh..lorsuuvvvuutqn..lortuvvvuutspl..lorstuuvuutrpm..kqheccdgidbbbb..jghiknnrusmfdb..defhopsurpoopk..lopruuvvvqhqoi..imoqpsussonppm..fhinlgkdklijjh..glpmgeiddedccc..ddegippfklqpge..ilkkjisjppnomh..bceeihhcdeddee.snpmnursugmgljgfikjikjllsnqpmfmh',
  'lidjmnrusvjfhmikdccegecioikhdbcfopqropqpijkikifhijmtuvwwvvuqpnpxhhklqpjlknkojhklfnruvvwuuspqktmfilostuututpqqrkkomqvoormmgfefggjilnmmstrltsooilpnpptvshdfligfhgknpssnlpokjffgpghlpknkiloehhinkhenlrttrsnonjegipgmjppnjgmrttrpiegjmrttvkpokffnqjmccddegffffdcccddcddccgkmhfccdgifgggmkigjjhgefgidffgiiggjnoqmmfelmnolfdiiggkgfjjkkknpmnillngfdbcchcddeefhkmhgfdcbhedjijhhiprkgjgfjkmorostgmqjlihidgopmojqmlsrokfilorsuvsnpnlompnkeffgfefklhfegcbbmorttuvupwlqpnikknoqttuutuvtsqmjlmqsttttppmoohefhmqrstutptrrosmm',
  'ffhfdmkjpiddfcbdddkiigiljtlljlnhghopqhedhngghfidfhfgecdhrjlnrjkfiqsttsqrnpstulqlmlqohelmegeffhefddfikjorprpnrmlhbbeehhfnuvkrttjjpssssuwrstusqmhgceffgfkkgommmopqmnnmmnqqomsomnnkhffghpusrsrrssomnqsuuuvvuvuttrmijgltuuuurtuusrnknqstuuvuutstsrmlkoqstsootustsokmheiolgdgoncgjfkfnlnstuqnkiedhedcffhhgfdgilgkpknlnrtuvuvvvvvuusnmoqtstmuuuronqpjggifdcdjpikikeeeebbfeenjotssrnmnlmqrsuvvvuuutsrmklprtrtnqjgoptsnmefhkmottuuttqlghhmmnkgkilghifeecjjijnqrxxvvuttnklqstrutusntqkqnfbddbcfdkigkmpghj',
  'eeieklmjdmlghkgfjedghjjhfkilgideddgfeeeeglleddfdkhqoonjhkjkhgiggmprtphgfegeecbcbdfgiiqomejliqifhnmqstsutpnqpnljhimjikklhfgkpjlmjhnqqqnhflinjikdjlpstutvvusmhkkmjnopsrsttstputrmjjqststuuvvuutrmmnqsuuvvwvvvvusnmmprttuvvvvuutrnmpprttuuuututsqmjpmnkijhchkedmillcceeghjigfhhfgdhliljkigolptpqtmhpnoquuuvvrlnlhccjpqqtuqqrqsqpoljpirmtjlrmpmpkqhjiinkqlidkgiijigeefejkhhmoptmljgfghjkihkoosnnkgeemdccdcdccdhfikkermronolnhegdeeddeefkilmppkttljhomiqqpvvpondlkhhhdeefgkkgfgfeecdeefdfiksqvrnlgomgmkkmjpgjnnnlkhge',
  'bbccecdhefeffdddoprtuvvvvvuutrmlnprtuuvvvutsrnjnnlnqrrttttspolggnknprstttmplmjgghlopqrssttsrqokhmlprstsststoomjkjklooqstttsqomjiploqsttuuttsqokjpmprstttttrhlokgffimmmttrqpoplihnfgjqqttttopqhksqlorrttpolsspjjo.mrtuvvvvvuusqm..pstuvvtvpopnkq..gijkupigjloonl..gintttrtnkokhg..jkrrlrrnpmhhcf..oqssoknllmphff..prrpvutuuusrnl..hlhkljlklnlrmn..heegjoikjfipom..egjsspqhlgfiki..hdjgiimosqpoil..dfffgijeefefdd..gjiifmimlogdce..hfdeoplmjhmied..fffhgffeebccac..cccedddfijihjj..qrtuussrslshjj..opstvslusrijjg.',
  'jmttuknkjquvpofehilnmmmmhgggnomposmjhgfgghpprrtttttsrqomjorsvsunkmnkgghhjpoolqlnonnmmloloosoklkhhvpjmruusimoddfhgfjtrutrujhhfgdcdikmikdeefgjxlotoifggfdddjqqrlpsrsspoojlxrrspvuuuttqmuxoruuuvvuutrnm.poqtrtrrsrlo..nqqsuuuuusqo..rrttuututsrn..mfnsvspjfdee..mpriimvutspl..nprsttttsqmh..prqsqrrqpmlk..oqnljpkeeccc..rournmqstrrk..rsttuvuutspk..sssutvvvutqj..ghkqqqomslkf..jjprjmmnmlhg..genolgfnhejp..qrtuuvvutnqk..dcinjhnptlhh.',
  'lhikqmljfeddacbbehffghljleffieihdgimhjjmjklliljfutuvwwwvvrnnmmrplknnmigfmlmjgiooqrgoofiijiifnnknjntqljkstsknxlnificgiedewqstuuutsqipxpoqpoosqnjskhitnxwokihp.jnqsxxxtol..qsvvuvvuqq..prtuvvuusp..qotuvvuusp..omnrsrxrrp..sttojhfffg..ppnqnmrqmo..jmtuutsjlh..highhfeehf..gmmvxusphg..smopsrlhop..tsqkpilheg..psuuttqmor..srstuttrnj..vrsstrnrkq..jgdceihflj..ussutsgcce..giiilmilmh.',
  'ifkrttnhmmdbbbeflimkqorlnjpnmltrstomlokqnmjstutspltppkrsomrxuqsttttrpmccbcginjddpoihcdcccedgojjkfffedcdefgggfecbbgolnhhqroqrmlhgghiepqsrrmfgxpqtqpliglhhmsstvqox.lheddccc..ddedhjjk..egkhijff..cdefjgdd..dcdcceed..bbcbbbbb..bccbbbdc..ggegjnhh..fiiigcdb..cccdlnoq..ijlkoron..pqrssrsk..eccbbccc..mpmlmnli.',
  'cbbcchijgghkhfhedddedeccdcdccdcccdeeefghcdfhhedcrsrossrqrrrngeddnoppponpnmmqrqojccccccddccdedbbdddcccddcnprnjghjpqsssspmrropojhnopqrrrpoppqrrqomjomggimibbcdddeclnqrnokqnqspkjhhdffgggffgededdccfjhfjdfjbbbbbcbdoqroijhfihqkeegldccddbbbddccddecmppqomni',
];

/** A month each: ten-thousandths of a day's use in each hour; 85 % appliances and 15 % lighting. */
const DAYS_OF_USE = [
  '248 207 189 174 162 182 229 364 425 411 414 401 430 402 413 444 647 797 768 678 633 567 473 341',
  '261 219 199 184 171 193 244 319 427 452 425 401 412 404 394 430 557 721 819 714 643 563 492 355',
  '267 204 193 178 186 197 270 382 407 417 394 393 425 416 416 427 502 643 747 753 701 617 508 359',
  '282 237 220 215 223 281 365 444 441 408 430 441 406 392 401 470 564 561 552 576 619 592 506 373',
  '318 249 220 213 235 305 374 431 468 450 423 436 398 362 372 467 518 561 513 572 579 600 530 405',
  '333 264 241 219 226 261 336 448 463 427 412 437 410 397 408 448 541 584 502 513 521 576 578 458',
  '335 270 248 226 233 267 343 441 452 443 426 427 416 389 388 453 537 564 495 507 525 601 568 447',
  '303 249 233 212 222 259 330 445 449 442 439 437 423 400 414 438 515 557 520 554 605 631 522 402',
  '264 225 213 197 230 289 390 418 426 414 421 409 396 399 398 479 554 611 605 655 663 555 459 329',
  '235 202 182 199 208 264 366 459 460 408 414 431 398 388 398 468 603 686 697 678 622 530 409 294',
  '242 202 183 178 177 209 261 398 426 419 384 383 392 394 374 449 611 800 775 697 637 579 487 344',
  '244 203 184 169 158 178 224 295 421 440 423 439 456 416 449 488 670 762 761 660 604 550 467 339',
];

/** When the sun is highest on the clock of these data. */
export const NOON = 13;
const CLEAREST = 0.85;
const DARK = '.'.charCodeAt(0);
const DULLEST = 'a'.charCodeAt(0);
const CLEAR = 'x'.charCodeAt(0);

/** Share of the sun above the air that reaches the ground in each of 8,760 hours, 1 January 00:00 first; 0 at night. */
export function clearness(): Float64Array {
  const hours = new Float64Array(8760);
  let midnight = 0;
  SKIES.forEach((sky, month) => {
    const days = DAYS_OF_MONTHS[month] ?? 0;
    const width = sky.length / days;
    for (let at = 0; at < sky.length; at += 1) {
      const code = sky.charCodeAt(at);
      const hour = midnight + Math.floor(at / width) * 24 + NOON - width / 2 + (at % width);
      if (code !== DARK) hours[hour] = ((code - DULLEST) / (CLEAR - DULLEST)) * CLEAREST;
    }
    midnight += days * 24;
  });
  return hours;
}

/** Share of a day's use in each hour, for each month. */
export const dailyUse = (): readonly (readonly number[])[] =>
  DAYS_OF_USE.map((row) => {
    const parts = row.split(' ').map(Number);
    const total = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part) => part / total);
  });
