import styled from '@emotion/styled'
import { useId } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { IconButton } from '../actions/IconButton'
import { type CopyText, useCopy } from '../actions/useCopy'
import { alert, check, copy as copyIcon } from '../art/icons/icons'
import { LiveRegion } from '../feedback/LiveRegion'

interface CopyLineProps {
  label: string
  /** Shown as it is, copied without spaces unless `copied` says otherwise. */
  value: string
  copied?: string
  /** Replaces the clipboard. */
  copy?: CopyText
}

/** A fact of a slip that can be copied by itself. */
export function CopyLine({ label, value, copied = value.replaceAll(/\s/g, ''), copy }: CopyLineProps) {
  const { t } = useTranslation()
  const id = useId()
  const { result, run, forget } = useCopy(copied, copy)
  const said = result === 'copied' ? t('money.copied') : result === 'failed' ? t('money.copyFailed') : ''
  return (
    <Root>
      <dt id={id}>{label}</dt>
      <dd>
        <bdi dir="ltr" translate="no">
          {value}
        </bdi>
        <IconButton
          id={`${id}-copy`}
          of={result === 'copied' ? check : result === 'failed' ? alert : copyIcon}
          label={said || t('money.copy')}
          aria-labelledby={`${id}-copy ${id}`}
          onClick={run}
          onBlur={forget}
        />
        <LiveRegion message={said} />
      </dd>
    </Root>
  )
}

const { color, type } = theme

const Root = styled.div`
  position: relative;
  padding-inline-end: 52px;
  dt {
    ${type.bodySm};
    color: ${color.text.secondary};
  }
  dd {
    margin: 0;
    ${type.labelMd};
    color: ${color.text.primary};
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  button {
    position: absolute;
    inset-inline-end: -8px;
    inset-block-start: calc(50% - 22px);
    color: ${color.accent.text};
  }
  min-block-size: 44px;
`
