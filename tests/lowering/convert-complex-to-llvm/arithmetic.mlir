// RUN: mlir-opt %s --split-input-file --convert-complex-to-llvm | FileCheck %s

func.func @f(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.add %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>, %[[ARG1:[^ ]+]]: complex<bf16>) -> complex<bf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<bf16> to !llvm.struct<(bf16, bf16)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<bf16> to !llvm.struct<(bf16, bf16)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(bf16, bf16)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fadd %[[V2]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fadd %[[V3]], %[[V5]] : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(bf16, bf16)> to complex<bf16>
// CHECK-NEXT:     return %[[V11]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f80>
  return %0 : complex<f80>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>, %[[ARG1:[^ ]+]]: complex<f80>) -> complex<f80> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<f80> to !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f80> to !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fadd %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<fast>} : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fadd %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<fast>} : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(f80, f80)> to complex<f80>
// CHECK-NEXT:     return %[[V11]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f128>
  return %0 : complex<f128>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f128>, %[[ARG1:[^ ]+]]: complex<f128>) -> complex<f128> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<f128> to !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f128> to !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f128, f128)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f128, f128)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f128, f128)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f128, f128)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f128, f128)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fadd %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<contract>} : f128
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fadd %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<contract>} : f128
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(f128, f128)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(f128, f128)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(f128, f128)> to complex<f128>
// CHECK-NEXT:     return %[[V11]] : complex<f128>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>, %[[ARG1:[^ ]+]]: complex<f16>) -> complex<f16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<f16> to !llvm.struct<(f16, f16)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f16> to !llvm.struct<(f16, f16)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f16, f16)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fadd %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fadd %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(f16, f16)> to complex<f16>
// CHECK-NEXT:     return %[[V11]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<bf16>) -> bf16 {
  %0 = complex.abs %a fastmath<contract> : complex<bf16>
  return %0 : bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<bf16>) -> bf16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<bf16> to !llvm.struct<(bf16, bf16)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.fmul %[[V1]], %[[V1]] {fastmathFlags = #llvm.fastmath<contract>} : bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.fmul %[[V2]], %[[V2]] {fastmathFlags = #llvm.fastmath<contract>} : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.fadd %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<contract>} : bf16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.sqrt(%[[V5]]) : (bf16) -> bf16
// CHECK-NEXT:     return %[[V6]] : bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a fastmath<contract> : complex<f16>
  return %0 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f16>) -> f16 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f16> to !llvm.struct<(f16, f16)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.fmul %[[V1]], %[[V1]] {fastmathFlags = #llvm.fastmath<contract>} : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.fmul %[[V2]], %[[V2]] {fastmathFlags = #llvm.fastmath<contract>} : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.fadd %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<contract>} : f16
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.sqrt(%[[V5]]) : (f16) -> f16
// CHECK-NEXT:     return %[[V6]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>, %[[ARG1:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fadd %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<contract>} : f64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fadd %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<contract>} : f64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:     return %[[V11]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>, %[[ARG1:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fmul %[[V4]], %[[V2]] {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fmul %[[V5]], %[[V3]] {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.fsub %[[V7]], %[[V8]] {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.fmul %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.fmul %[[V2]], %[[V5]] {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.fadd %[[V10]], %[[V11]] {fastmathFlags = #llvm.fastmath<fast>} : f64
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V6]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V13]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V15:[^ ]+]] = builtin.unrealized_conversion_cast %[[V14]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:     return %[[V15]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f64>, %[[ARG1:[^ ]+]]: complex<f64>) -> complex<f64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f64> to !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fsub %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f64
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fsub %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f64
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][0] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V8]], %[[V9]][1] : !llvm.struct<(f64, f64)> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : !llvm.struct<(f64, f64)> to complex<f64>
// CHECK-NEXT:     return %[[V11]] : complex<f64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>) -> f80 {
  %0 = complex.abs %a fastmath<contract> : complex<f80>
  return %0 : f80
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: complex<f80>) -> f80 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : complex<f80> to !llvm.struct<(f80, f80)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.fmul %[[V1]], %[[V1]] {fastmathFlags = #llvm.fastmath<contract>} : f80
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.fmul %[[V2]], %[[V2]] {fastmathFlags = #llvm.fastmath<contract>} : f80
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.fadd %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<contract>} : f80
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.sqrt(%[[V5]]) : (f80) -> f80
// CHECK-NEXT:     return %[[V6]] : f80
// CHECK-NEXT:   }
// CHECK-NEXT: }
