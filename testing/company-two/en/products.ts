export const products = {
  "product.till": "The till that keeps selling when the network is down",
  "product.till.kind": "Point of sale",
  "product.till.description": "Stores each sale on the device and sends it once the line is back.",
  "product.warehouse": "Warehouse and deliveries",
  "product.warehouse.kind": "Stock",
  "product.warehouse.description": "Knows what is on the shelf, on the boat and on order.",
  "product.stock-forecast": "Stock forecast",
  "product.stock-forecast.kind": "Forecasting",
  "product.stock-forecast.description":
    "Proposes tomorrow’s order from the weather, the calendar and last year.",
} as const;
