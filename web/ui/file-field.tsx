/** Takes files: chosen, dropped on it, or pasted. */
import { useId } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button, IconButton } from './button.js';
import { useField, type FieldProps } from './form-state.js';
import { FilePreview } from './file-preview.js';
import { Icon } from './icon.js';
import { usePastedFiles } from './pasted-files.js';
import './field.css';
import './file-field.css';
import { locale, t } from '../messages/text.js';

/** A device that is used by touch has a camera. */
const isTouched = globalThis.matchMedia('(pointer: coarse)').matches;

export interface FileFieldProps extends Omit<FieldProps, 'limits' | 'autoFocus' | 'isReadOnly'> {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  readonly isMultiple?: boolean;
  /** Media types: `['image/png']`. */
  readonly types?: readonly string[];
  /** Takes files pasted anywhere on the page, or anywhere in the dialog that contains the field. */
  readonly takesPasted?: boolean;
  /** Offers the camera on devices that are used by touch. Chosen pictures are shown. */
  readonly takesPhotos?: boolean;
}

export function FileField(props: FileFieldProps) {
  const { label, files, onChange, isMultiple, types, isDisabled, takesPasted = false, takesPhotos = false } = props;
  const { problem, edited } = useField(props, files.length > 0 ? 'file' : '');
  const name = useId();
  const hasCamera = isTouched && takesPhotos && !isDisabled;
  const add = (more: readonly File[]): void => {
    edited();
    onChange(isMultiple ? [...files, ...more] : more.slice(0, 1));
  };
  usePastedFiles(add, takesPasted && !isDisabled);
  return (
    <div className="field" data-invalid={problem === undefined ? undefined : ''} role="group" aria-labelledby={name}>
      <span id={name} className={props.isLabelHidden ? 'away' : 'field-label'}>
        {label}
      </span>
      <DropZone
        className="file-zone"
        isDisabled={isDisabled}
        aria-label={t('common.drop', { label })}
        onDrop={(event) => {
          const dropped = event.items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []));
          void Promise.all(dropped).then(add);
        }}
      >
        <Icon name="attach" />
        <span className="file-words">{takesPasted ? t('common.dropOrPasteHereOr') : t('common.dropHereOr')}</span>
        {hasCamera && (
          <FileTrigger
            acceptedFileTypes={['image/*']}
            defaultCamera="environment"
            onSelect={(list) => add([...(list ?? [])])}
          >
            <Button kind="primary">{t('common.takeAPhoto')}</Button>
          </FileTrigger>
        )}
        <FileTrigger
          allowsMultiple={isMultiple}
          acceptedFileTypes={types && [...types]}
          onSelect={(list) => add([...(list ?? [])])}
        >
          <Button isDisabled={isDisabled}>{isMultiple ? t('common.chooseFiles') : t('common.chooseAFile')}</Button>
        </FileTrigger>
      </DropZone>
      {files.map((file, at) => (
        <div key={`${file.name} ${file.lastModified} ${file.size}`} className="file-row">
          <span dir="auto">{file.name}</span>
          <span className="field-affix">{sizeText(file.size)}</span>
          <IconButton
            icon="close"
            label={t('common.remove', { name: file.name })}
            onPress={() => onChange(files.filter((_file, other) => other !== at))}
          />
          {takesPhotos && <FilePreview file={file} />}
        </div>
      ))}
      {props.hint && <span className="field-hint">{props.hint}</span>}
      {problem && (
        <span className="field-problem" role="alert">
          <Icon name="alert" />
          {problem}
        </span>
      )}
    </div>
  );
}

const megabytes = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Formats a size in bytes: 1.4 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return t('common.bytes', { bytes });
  return bytes < 1_000_000
    ? t('common.kb', { bytes: Math.round(bytes / 1000) })
    : t('common.mb', { megabytes: megabytes.format(bytes / 1_000_000) });
}
