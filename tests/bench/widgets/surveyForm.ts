import { HOME_PROPERTY_TYPES } from '../../../api/contract/common/customer.ts';
import { BUSINESS_PROPERTY_TYPES, ROOF_TYPES } from '../../../api/contract/common/photovoltaic/limits.ts';
import { batteries, inverters, mountings, panels } from '../../../api/contract/solar/catalogue.ts';
import { BUSINESS_TYPES, solarDefaults, solarLimits } from '../../../api/contract/solar/limits.ts';
import { system } from '../../../widgets/funnels/solar/copy.ts';
import { details } from '../../../widgets/funnels/solar/laterCopy.ts';
import { postcode } from '../../../widgets/wizard/copy.ts';
import { fields } from '../../../widgets/wizard/laterCopy.ts';
import { equipment } from '../../../widgets/wizard/photovoltaic/laterCopy.ts';

// The solar quote as a form of SurveyJS: the same steps, fields, choices and words; no pictures, price or result.

const HOME = "{customerType} = 'home'";
const BUSINESS = "{customerType} = 'business'";

interface Item {
  readonly id: string;
  readonly name: string;
}

const choices = (items: readonly Item[]) => items.map(({ id, name }) => ({ value: id, text: name }));

const size = (type: 'home' | 'business', visibleIf: string) => {
  const { min, max, initial } = solarLimits.sizeKw[type];
  return {
    type: 'text',
    inputType: 'number',
    name: `systemSize-${type}`,
    valueName: 'systemSize',
    title: system.size.label,
    description: system.size.hint(type),
    min,
    max,
    defaultValue: initial,
    isRequired: true,
    visibleIf,
  };
};

const propertyType = (type: 'home' | 'business', visibleIf: string) => ({
  type: 'dropdown',
  name: `propertyType-${type}`,
  valueName: 'propertyType',
  title: system.propertyType.label,
  choices: type === 'home' ? HOME_PROPERTY_TYPES : BUSINESS_PROPERTY_TYPES,
  defaultValue: type === 'home' ? HOME_PROPERTY_TYPES[0] : BUSINESS_PROPERTY_TYPES[0],
  isRequired: true,
  visibleIf,
});

const systemStep = () => ({
  name: 'system',
  title: system.home.heading,
  description: system.home.intro,
  elements: [
    {
      type: 'radiogroup',
      name: 'customerType',
      title: system.customerType.legend,
      choices: system.customerType.options.map(({ value, label }) => ({ value, text: label })),
      colCount: 2,
      defaultValue: 'home',
    },
    size('home', HOME),
    size('business', BUSINESS),
    { type: 'text', name: 'businessName', title: system.businessName.label, isRequired: true, visibleIf: BUSINESS },
    {
      type: 'dropdown',
      name: 'businessType',
      title: system.businessType.label,
      placeholder: system.businessType.placeholder,
      choices: BUSINESS_TYPES,
      isRequired: true,
      visibleIf: BUSINESS,
    },
    propertyType('home', HOME),
    propertyType('business', BUSINESS),
    {
      type: 'radiogroup',
      name: 'roofType',
      title: system.roof.legend,
      choices: ROOF_TYPES.map((value) => ({ value, text: `${value}: ${system.roof.descriptions[value]}` })),
      defaultValue: ROOF_TYPES[0],
    },
    {
      type: 'slider',
      name: 'electricityBill',
      title: system.bill.label,
      min: solarLimits.bill.home.min,
      max: solarLimits.bill.home.max,
      step: solarLimits.bill.home.step,
      defaultValue: solarLimits.bill.home.initial,
    },
    { type: 'html', name: 'saving', html: `<h4>${system.saving.title}</h4><p>${system.saving.text}</p>` },
  ],
});

const pick = (name: string, legend: string, items: readonly Item[]) => ({
  type: 'radiogroup',
  name,
  title: legend,
  choices: choices(items),
});

const equipmentStep = () => ({
  name: 'equipment',
  title: equipment.heading,
  description: equipment.intro,
  elements: [
    { ...pick('panelType', equipment.panels.legend, panels), defaultValue: solarDefaults.panel },
    { ...pick('inverterType', equipment.inverters.legend, inverters), defaultValue: solarDefaults.inverter },
    { ...pick('mountingType', equipment.mounting.legend, mountings), defaultValue: solarDefaults.mounting },
    { type: 'boolean', name: 'batteryIncluded', title: equipment.battery.include, renderAs: 'checkbox' },
    {
      ...pick('batteryType', equipment.battery.legend, batteries),
      defaultValue: solarDefaults.battery,
      visibleIf: '{batteryIncluded} = true',
    },
  ],
});

const textField = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | 'postcode') => ({
  type: 'text',
  name,
  title: name === 'postcode' ? postcode.label : fields[name].label,
  isRequired: true,
});

const detailsStep = () => ({
  name: 'details',
  title: details.heading,
  description: details.intro,
  elements: [
    { ...textField('firstName'), autocomplete: 'given-name' },
    { ...textField('lastName'), autocomplete: 'family-name', startWithNewLine: false },
    { ...textField('email'), inputType: 'email', autocomplete: 'email', validators: [{ type: 'email' }] },
    { ...textField('phone'), inputType: 'tel', autocomplete: 'tel', startWithNewLine: false },
    { ...textField('address'), autocomplete: 'street-address' },
    { ...textField('postcode'), autocomplete: 'postal-code' },
    { type: 'comment', name: 'notes', title: fields.notes.label, description: details.hints.notes },
  ],
});

/** The definition that a SurveyJS model is made from. */
export const surveyForm = () => ({
  showProgressBar: true,
  progressBarType: 'pages',
  pageNextText: system.submit,
  completeText: details.submit,
  pages: [systemStep(), equipmentStep(), detailsStep()],
});
