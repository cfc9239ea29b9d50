// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s

func.func @f(%a: memref<4xi1>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi1>) outs(%b : memref<4xi1>)
  return
}

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi1>) outs(%b : memref<4xi32>)
  return
}

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi1>) outs(%b : memref<4xbf16>)
  return
}

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi1>) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: memref<4xi1>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi1>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%b : memref<4xi8>)
  return
}

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi8>) outs(%b : memref<4xf16>)
  return
}

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xf32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi8>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xi8>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi8>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi32>) outs(%b : memref<4xi1>)
  return
}

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi32>) outs(%b : memref<4xi64>)
  return
}

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi32>) outs(%b : memref<4xbf16>)
  return
}

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xcomplex<f32>>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi32>) outs(%b : memref<4xcomplex<f32>>)
  return
}

// -----

func.func @f(%a: memref<4xi32>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi32>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi64>) outs(%b : memref<4xi32>)
  return
}

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi64>) outs(%b : memref<4xf16>)
  return
}

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xi64>) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: memref<4xi64>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xi64>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf16>) outs(%b : memref<4xi8>)
  return
}

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf16>) outs(%b : memref<4xi64>)
  return
}

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf16>) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: memref<4xf16>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf16>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xbf16>) outs(%b : memref<4xi8>)
  return
}

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xbf16>) outs(%b : memref<4xi64>)
  return
}

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xbf16>) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: memref<4xbf16>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xbf16>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf32>) outs(%b : memref<4xi8>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf32>) outs(%b : memref<4xi64>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xcomplex<f32>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf32>) outs(%b : memref<4xcomplex<f32>>)
  return
}

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf64>) outs(%b : memref<4xi1>)
  return
}

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xi32>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf64>) outs(%b : memref<4xi32>)
  return
}

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf64>) outs(%b : memref<4xbf16>)
  return
}

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xf64>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf64>) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: memref<4xf64>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf64>) outs(%b : memref<4xf8E4M3FN>)
  return
}

// -----

func.func @f(%a: memref<4xindex>, %b: memref<4xi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xindex>) outs(%b : memref<4xi8>)
  return
}

// -----

func.func @f(%a: memref<4xindex>, %b: memref<4xindex>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xindex>) outs(%b : memref<4xindex>)
  return
}

// -----

func.func @f(%a: memref<4xcomplex<f32>>, %b: memref<4xcomplex<f64>>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xcomplex<f32>>) outs(%b : memref<4xcomplex<f64>>)
  return
}

// -----

func.func @f(%a: memref<4xsi8>, %b: memref<4xsi8>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xsi8>) outs(%b : memref<4xsi8>)
  return
}

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xi1>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xi1>)
  return
}

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xi64>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xi64>)
  return
}

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xbf16>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xbf16>)
  return
}

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xcomplex<f32>>) {
  linalg.copy {cast = #linalg.type_fn<cast_signed>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xcomplex<f32>>)
  return
}

// -----

func.func @f(%a: memref<4xf8E4M3FN>, %b: memref<4xf8E4M3FN>) {
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%a : memref<4xf8E4M3FN>) outs(%b : memref<4xf8E4M3FN>)
  return
}
