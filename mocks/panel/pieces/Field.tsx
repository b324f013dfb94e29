import { type ReactNode, useId } from 'react'

interface FieldProps {
  label: string
  value: string
  onChange(value: string): void
  /** Said below the field. */
  hint?: string
  placeholder?: string
  /** Values to choose from while typing; others may be valid, too. */
  suggestions?: readonly string[]
  type?: 'text' | 'search' | 'number'
  wide?: boolean
}

/** A text field with its label above it. */
export function Field({ label, value, onChange, hint, placeholder, suggestions, type = 'text', wide }: FieldProps) {
  const id = useId()
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        list={suggestions && `${id}-list`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: NoInfer<Value>) => void
  options: readonly (readonly [value: Value, label: string])[]
  wide?: boolean
}

/** One of several values. */
export function Choice<Value extends string>({ label, value, onChange, options, wide }: ChoiceProps<Value>) {
  const id = useId()
  return (
    <div className={wide ? 'field wide' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {/* The options are the values. */}
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

interface FormProps {
  /** What the button says. */
  action: string
  onSubmit(): void
  children: ReactNode
}

/** Fields in a row, and the button that sends them. */
export function Form({ action, onSubmit, children }: FormProps) {
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <button type="submit">{action}</button>
    </form>
  )
}
