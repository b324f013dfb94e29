import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../i18n'
import { AuthStore } from '../../../stores/auth/AuthStore'
import { useFeature } from '../../../stores/react/stores'
import { PhoneField } from '../../../ui/fields/PhoneField'
import { countryName } from './countryName'

type Bound = 'label' | 'country' | 'countries' | 'countryLabel' | 'onCountryChange'

interface MobileFieldProps extends Omit<ComponentProps<typeof PhoneField>, Bound> {
  onCountryChange: () => void
}

/** The phone number with the countries of the configuration. */
export const MobileField = observer(function MobileField({ onCountryChange, ...field }: MobileFieldProps) {
  const { draft } = useFeature(AuthStore)
  const { t, i18n } = useTranslation()
  return (
    <PhoneField
      {...field}
      onBlur={(event) => {
        field.onBlur?.(event)
        const phone = draft.phoneOf(field.value)
        // A prefix that was typed chooses the country.
        if (!phone || phone.mobile === field.value) return
        draft.choose({ country: phone.country })
        field.onChange(phone.mobile)
      }}
      label={t('auth.mobile')}
      country={draft.country}
      countries={draft.dialCodes.map((code) => ({ code, name: countryName(code, i18n.language) }))}
      countryLabel={t('auth.country')}
      onCountryChange={(country) => {
        draft.choose({ country })
        onCountryChange()
      }}
    />
  )
})
