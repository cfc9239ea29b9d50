// RUN: mlir-opt %s --split-input-file --convert-complex-to-llvm=complex-range=none | FileCheck %s

func.func @f(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.div %a, %b : complex<bf16>
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
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fmul %[[V4]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fmul %[[V5]], %[[V5]] : bf16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.fadd %[[V7]], %[[V8]] : bf16
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.fmul %[[V2]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.fmul %[[V3]], %[[V5]] : bf16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.fadd %[[V10]], %[[V11]] : bf16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.fmul %[[V3]], %[[V4]] : bf16
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.fmul %[[V2]], %[[V5]] : bf16
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.fsub %[[V13]], %[[V14]] : bf16
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.fdiv %[[V12]], %[[V9]] : bf16
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.fdiv %[[V15]], %[[V9]] : bf16
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V6]][0] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V18]][1] : !llvm.struct<(bf16, bf16)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(bf16, bf16)> to complex<bf16>
// CHECK-NEXT:     return %[[V20]] : complex<bf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f80>
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
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fmul %[[V4]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fmul %[[V5]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.fadd %[[V7]], %[[V8]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.fmul %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.fmul %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.fadd %[[V10]], %[[V11]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.fmul %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.fmul %[[V2]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.fsub %[[V13]], %[[V14]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.fdiv %[[V12]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.fdiv %[[V15]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f80
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V6]][0] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V18]][1] : !llvm.struct<(f80, f80)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(f80, f80)> to complex<f80>
// CHECK-NEXT:     return %[[V20]] : complex<f80>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.div %a, %b fastmath<nnan,ninf> : complex<f16>
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
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.fmul %[[V4]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.fmul %[[V5]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.fadd %[[V7]], %[[V8]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.fmul %[[V2]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.fmul %[[V3]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.fadd %[[V10]], %[[V11]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.fmul %[[V3]], %[[V4]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.fmul %[[V2]], %[[V5]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.fsub %[[V13]], %[[V14]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.fdiv %[[V12]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.fdiv %[[V15]], %[[V9]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f16
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V6]][0] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.insertvalue %[[V17]], %[[V18]][1] : !llvm.struct<(f16, f16)> 
// CHECK-NEXT:     %[[V20:[^ ]+]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(f16, f16)> to complex<f16>
// CHECK-NEXT:     return %[[V20]] : complex<f16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
