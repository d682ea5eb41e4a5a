import { expect } from 'chai';
import fc from 'fast-check';
import { fileNameOf, plainFileName } from '../../domain/file-name.js';

const text = 'text/plain';

describe('fileNameOf', () => {
  for (const [name, type, shown] of [
    ['taxi.pdf', 'application/pdf', 'taxi.pdf'],
    ['TAXI.PDF', 'application/pdf', 'TAXI.PDF'],
    ['Müller & Söhne (2).jpeg', 'image/jpeg', 'Müller & Söhne (2).jpeg'],
    ['数据.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '数据.xlsx'],
    ['family 👨‍👩‍👧.png', 'image/png', 'family 👨‍👩‍👧.png'],
    ['error.log', text, 'error.log'],
    ['run.bat', text, 'run.bat.txt'],
    ['x.hta', text, 'x.hta.txt'],
    ['photo.png.exe', 'image/png', 'photo.png.exe.png'],
    ['macro.docm', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'macro.docm.docx'],
    ['no extension', 'application/pdf', 'no extension.pdf'],
    ['invoice\u202Efdp.bat', text, 'invoicefdp.bat.txt'],
    ['a\u2066b\u200F.txt', text, 'ab.txt'],
    ['run.bat\u200B', text, 'run.bat.txt'],
    ['run.bat\u0000.txt', text, 'run.bat.txt'],
    ['a\r\nb.txt', text, 'ab.txt'],
    ['run.bat . .', text, 'run.bat.txt'],
    [' notes.txt ', text, 'notes.txt'],
    ['../../etc/passwd', text, 'passwd.txt'],
    ['C:\\papers\\new.pdf', 'application/pdf', 'new.pdf'],
    ['.htaccess', text, '.htaccess.txt'],
    ['', text, 'file.txt'],
    ['...', text, 'file.txt'],
    ['\u200B\u0301', text, 'file.txt'],
    ['old', null, 'old.bin'],
    [`${'x'.repeat(300)}.pdf`, 'application/pdf', `${'x'.repeat(251)}.pdf`],
    ['🙂'.repeat(300), text, `${'🙂'.repeat(251)}.txt`],
  ] as const)
    it(`makes ${JSON.stringify(shown.slice(0, 40))} of ${JSON.stringify(name.slice(0, 40))}, which is ${type}`, () => {
      expect(fileNameOf(name, type)).to.equal(shown);
    });

  it('makes of any text a name of at most 255 characters that is shown as it is written and stays as it is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom(text, 'image/png', null),
        (name, type) => {
          const made = fileNameOf(name, type);
          expect(Array.from(made).length).to.be.within(5, 255);
          expect(made).to.match(/[^.\s]\.(txt|text|log|md|json|yaml|yml|tsv|diff|patch|png|bin)$/iu);
          expect(made).not.to.match(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029/\\]/u);
          expect(fileNameOf(made, type)).to.equal(made);
          expect(plainFileName(made)).to.equal(made);
        },
      ),
    );
  });
});
