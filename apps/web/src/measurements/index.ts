export { MeasureChart } from "./MeasureChart.tsx";
export { MyProgress } from "./MyProgress.tsx";
export { clientProgress } from "./progress-person.ts";
export { signed } from "./signed.ts";
export { type Measured, useMeasured } from "./use-measured.ts";
