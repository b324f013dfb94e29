import type { ComponentProps } from 'react'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { Button } from '../../../ui/actions/Button'
import { plus } from '../../../ui/art/icons/icons'
import { Checkbox } from '../../../ui/fields/Checkbox'
import { TextField } from '../../../ui/fields/TextField'

interface NewPlayerFieldsProps {
  invite: Omit<ComponentProps<typeof TextField>, 'label'>
  accepted: { value: boolean; onChange: (accepted: boolean) => void; error?: string | undefined }
}

/** Fields for new players only: inviter, age, and terms. */
export function NewPlayerFields({ invite, accepted: { value, ...accepted } }: NewPlayerFieldsProps) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState(false)
  return (
    <>
      {asked || invite.value || invite.error ? (
        <TextField {...invite} label={t('auth.invite')} autoComplete="off" autoCapitalize="characters" />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          icon={plus}
          style={{ justifySelf: 'start', marginInlineStart: -16 }}
          onClick={() => setAsked(true)}
        >
          {t('auth.invite.add')}
        </Button>
      )}
      <Checkbox {...accepted} checked={value}>
        {t('auth.terms')}
      </Checkbox>
    </>
  )
}
