import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from '../../theme/theme'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'

interface TipsProps {
  open: boolean
  onClose: () => void
  title: string
  text: ReactNode
  /** "OK". */
  actionLabel: string
  closeLabel: string
}

/** A message dialog: title, a sentence, one button. */
export function Tips({ open, onClose, title, text, actionLabel, closeLabel }: TipsProps) {
  const action = (
    <Button wide onClick={onClose} data-autofocus>
      {actionLabel}
    </Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel} actions={action}>
      <Text>{text}</Text>
    </Dialog>
  )
}

const Text = styled.p`
  ${theme.type.bodyLg};
  color: ${theme.color.text.secondary};
`
