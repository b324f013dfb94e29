import styled from '@emotion/styled'
import { type ComponentProps, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { IconButton } from '../actions/IconButton'
import { alert, check, copy as copyIcon, qr, share } from '../art/icons/icons'
import type { QrCode } from '../data/QrCode'
import { LiveRegion } from '../feedback/LiveRegion'
import { Skeleton } from '../feedback/Skeleton'
import { TextField } from '../fields/TextField'
import { Panel } from '../layout/Panel'
import { lazyScreen } from '../lazyScreen'
import { CopyLine } from '../money/CopyLine'
import { type ShareTools, useShare } from './useShare'

// Lazy: few links are shown as a picture.
const LazyQrCode = lazyScreen<ComponentProps<typeof QrCode>>(() => import('../data/QrCode').then((m) => m.QrCode))

interface ShareCardProps {
  /** Absolute address. */
  link: string
  /** The player's code, which a friend can also type. */
  code?: string
  /** Title of what is shared, for the share sheet. */
  title: string
  /** Of the share button; "Share the link" by default. */
  label?: string
  /** The share button is the primary one of the view. */
  primary?: boolean
  /** For another device to scan: its QR code is always in sight. */
  scanned?: boolean
  /** Called with every tap on share or copy. */
  onShare?: () => void
  /** `useSharing()` of the stores. */
  tools: ShareTools
}

/** A link to pass on: shared, copied, or shown as a QR code. Its texts are in `share` and `money`. */
export function ShareCard({
  link,
  code,
  title,
  label,
  primary = false,
  scanned = false,
  onShare,
  tools,
}: ShareCardProps) {
  const { t } = useTranslation()
  const qrId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isQrOpen, setQrOpen] = useState(false)
  const isQrShown = scanned || isQrOpen
  // The player copies it by hand.
  const { result, copyLink, shareLink } = useShare(link, tools, () => field.current?.select())
  const message = result === 'copied' ? t('share.copied') : result === 'failed' ? t('share.failed') : ''
  return (
    <Panel>
      {code !== undefined && (
        <dl>
          <CopyLine label={t('share.code')} value={code} copy={tools.copy} />
        </dl>
      )}
      <Line>
        <TextField
          ref={field}
          readOnly
          hideLabel
          dir="ltr"
          label={t('share.link')}
          value={link}
          onChange={() => undefined}
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton
          of={result === 'copied' ? check : result === 'failed' ? alert : copyIcon}
          label={t('share.copy')}
          variant="quiet"
          onClick={() => {
            onShare?.()
            copyLink()
          }}
        />
        {!scanned && (
          <IconButton
            of={qr}
            label={t('share.qr')}
            variant="quiet"
            aria-expanded={isQrOpen}
            aria-controls={qrId}
            onClick={() => setQrOpen(!isQrOpen)}
          />
        )}
      </Line>
      <Code id={qrId} hidden={!isQrShown}>
        {isQrShown && (
          <>
            <Suspense fallback={<Skeleton inlineSize="240px" blockSize="240px" />}>
              <LazyQrCode value={link} label={t('share.qr.label')} size={240} />
            </Suspense>
            {t('share.qr.scan')}
          </>
        )}
      </Code>
      <Button
        wide
        variant={primary ? 'primary' : 'secondary'}
        icon={share}
        onClick={() => {
          onShare?.()
          shareLink(title)
        }}
      >
        {label ?? t('share.action')}
      </Button>
      {message && <Message data-failed={result === 'failed' || undefined}>{message}</Message>}
      <LiveRegion message={message} />
    </Panel>
  )
}

const { color, space, type } = theme

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-columns: auto;
  grid-auto-flow: column;
  align-items: center;
  gap: ${space[2]};
  input {
    text-overflow: ellipsis;
  }
  /* Large text: the address has a line of its own. */
  ${theme.media.largeText} {
    grid-auto-flow: row;
    grid-template-columns: auto auto minmax(0, 1fr);
    > div {
      grid-column: 1 / -1;
    }
  }
`

const Code = styled.div`
  display: grid;
  place-items: center;
  gap: ${space[2]};
  ${type.bodySm};
  color: ${color.text.secondary};
  &[hidden] {
    display: none;
  }
`

const Message = styled.p`
  ${type.bodySm};
  text-align: center;
  color: ${color.status.success.text};
  &[data-failed] {
    color: ${color.status.warning.text};
  }
`
