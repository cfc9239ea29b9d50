// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i1, %b: i1, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the A operands; expected one of 2xvector<2xf16> but got i1}}
  %0 = "nvvm.mma.sync"(%a, %b, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (i1, i1, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: i1, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sync' op unimplemented variant for MMA shape <8, 8, 4>}}
  %0 = "nvvm.mma.sync"(%a, %b, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (i1, i1, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: i1, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the A operands; expected one of 1xf64 but got i1}}
  %0 = "nvvm.mma.sync"(%a, %b, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (i1, i1, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: i1, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the A operands; expected one of 1xi32 but got i1}}
  %0 = "nvvm.mma.sync"(%a, %b, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 16>}> : (i1, i1, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: i1, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{invalid shape or multiplicand type: f32}}
  %0 = "nvvm.mma.sync"(%a, %b, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f32>, multiplicandBPtxType = #nvvm.mma_type<f32>, operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 4>}> : (i1, i1, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: i1, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{invalid shape or multiplicand type: e4m3}}
  %0 = "nvvm.mma.sync"(%a, %b, %c) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e4m3>, operandSegmentSizes = array<i32: 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 4>}> : (i1, i1, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xi32 but got f32, f32, f32, f32}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) <{intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: f32, %x4: f32, %x5: f32, %x6: f32) {
  // expected-error @+1 {{'nvvm.mma.sync' op ctype does not match dtype}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %x10: f32, %x11: f32) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> but got !llvm.struct<(i32, i32, i32, i32)>}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 8>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: f32, %x4: f32, %x5: f32, %x6: f32) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32)>}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: f32, %x7: f32, %x8: f32, %x9: f32) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32)>}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 4, 2, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 8>}> : (i32, i32, i32, i32, i32, i32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: i32, %x5: i32, %x6: i32, %x7: i32) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the C operands; expected one of 4xvector<2xf16> 8xf32 but got i32, i32, i32, i32}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 4>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: f64, %x1: f64, %x2: f64, %x3: f64) {
  // expected-error @+1 {{'nvvm.mma.sync' op requires layoutA = #nvvm.mma_layout<row> and layoutB = #nvvm.mma_layout<col> for shape <8, 8, 4> with element types f64 and f64. Only m8n8k4 with f16 supports other layouts.}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, multiplicandAPtxType = #nvvm.mma_type<f64>, multiplicandBPtxType = #nvvm.mma_type<f64>, operandSegmentSizes = array<i32: 1, 1, 2>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32) {
  // expected-error @+1 {{'nvvm.mma.sync' op op requires intOverflowBehavior attribute}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32) {
  // expected-error @+1 {{'nvvm.mma.sync' op op requires b1Op attribute}}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<b1>, multiplicandBPtxType = #nvvm.mma_type<b1>, operandSegmentSizes = array<i32: 2, 1, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32) {
  // expected-error @+1 {{'nvvm.mma.sync' op Could not match types for the B operands; expected one of 1xi32 but got }}
  %0 = "nvvm.mma.sync"(%x0, %x1, %x2, %x3, %x4, %x5) <{layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 0, 4>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %x12: i32, %x13: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op unimplemented variant for MMA shape <16, 8, 32>}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %x12: i32, %x13: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 4xi32 but got f32, f32, f32, f32}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{intOverflowBehavior = #nvvm.mma_int_overflow<satfinite>, multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op ctype does not match dtype}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(vector<2xf16>, vector<2xf16>)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %x12: i32, %x13: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)> but got !llvm.struct<(i32, i32, i32, i32)>}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 8, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(vector<2xf16>, vector<2xf16>)>, !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32)>}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 16>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: f32, %x9: f32, %x10: f32, %x11: f32, %x12: i32, %x13: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match allowed types for the result; expected one of !llvm.struct<(f32, f32, f32, f32)> but got !llvm.struct<(f32, f32, f32)>}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{multiplicandAPtxType = #nvvm.mma_type<bf16>, multiplicandBPtxType = #nvvm.mma_type<bf16>, operandSegmentSizes = array<i32: 4, 4, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, i32, i32) -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: vector<2xf16>, %x1: vector<2xf16>, %x2: vector<2xf16>, %x3: vector<2xf16>, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match types for the C operands; expected one of 4xvector<2xf16> 8xf32 but got i32, i32, i32, i32}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) <{multiplicandAPtxType = #nvvm.mma_type<f16>, multiplicandBPtxType = #nvvm.mma_type<f16>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 8, n = 8, k = 4>}> : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op op requires intOverflowBehavior attribute}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9) <{multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32, %x8: i32, %x9: i32, %x10: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 2xi32 but got i32, i32, i32}}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10) <{multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 3, 2, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: i32, %x5: i32, %x6: i32, %x7: i32) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match types for the B operands; expected one of 2xi32 but got }}
  %0 = "nvvm.mma.sp.sync"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7) <{multiplicandAPtxType = #nvvm.mma_type<s8>, multiplicandBPtxType = #nvvm.mma_type<s8>, operandSegmentSizes = array<i32: 2, 0, 4, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k32}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+2 {{'nvvm.mma.block_scale' op unsupported MMATypes attribute for mma.m16n8k64.(mxf4nvf4|mxf4)}}
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported Kind attribute for mma.m16n8k64}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k64.mxf4}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k64.mxf4}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64.mxf4nvf4}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i16, %x10: i16, %x11: i32, %x12: i16, %x13: i16) {
  // expected-error @+1 {{'nvvm.mma.block_scale' op unsupported Geom for mma with block scaling}}
  %0 = "nvvm.mma.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported Geom for sparse mma with block scaling}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 32>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind, ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k64}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 64>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind attribute for mma.m16n8k128}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+2 {{'nvvm.mma.sp.block_scale' op unsupported MMATypes attribute for mma.m16n8k128.(mxf4nvf4|mxf4)}}
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported Kind attribute for mma.m16n8k128}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf8f6f4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e4m3>, multiplicandBPtxType = #nvvm.mma_type<e5m2>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize attribute for mma.m16n8k128.mxf4}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported BlockScaleFormat attribute for mma.m16n8k128.mxf4}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue4m3>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op unsupported ScaleVecSize and BlockScaleFormat attributes for mma.m16n8k128.mxf4nvf4}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{orderedMetadata, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4nvf4>, scaleVecSize = #nvvm.scale_vec_size<x1>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x0: i32, %x1: i32, %x2: i32, %x3: i32, %x4: f32, %x5: f32, %x6: f32, %x7: f32, %x8: i32, %x9: i32, %x10: i32, %x11: i16, %x12: i16, %x13: i32, %x14: i16, %x15: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op 'orderedMetadata' attribute is mandatory}}
  %0 = "nvvm.mma.sp.block_scale"(%x0, %x1, %x2, %x3, %x4, %x5, %x6, %x7, %x8, %x9, %x10, %x11, %x12, %x13, %x14, %x15) <{blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, scaleVecSize = #nvvm.scale_vec_size<x2>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, operandSegmentSizes = array<i32: 2, 2, 4, 1, 1, 1, 1, 1, 1, 1, 1>, shape = #nvvm.shape<m = 16, n = 8, k = 128>}> : (i32, i32, i32, i32, f32, f32, f32, f32, i32, i32, i32, i16, i16, i32, i16, i16) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(f32, f16, f32, f32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op all elements in struct must be same type but there is 'f16'}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 32, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f16, f32, f32)> -> !llvm.struct<(f32, f16, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op f32 += f16 * tf32, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 32, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(f32, f32, f32, f32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op shape 'm' must be 64}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 32, n = 8, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(f32, f32, f32, f32, f32, f32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op shape 'k' must be 16 for input type f16}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 64, n = 12, k = 8>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(f32, f32, f32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op has input type f16 n is set to 12, it is not supported.}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 64, n = 12, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32)> -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(f32, f32, f32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op results 4, however output struct has 3 elements}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>, <satfinite>], A [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<f16>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(f32, f32, f32)> -> !llvm.struct<(f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(i32, i32, i32, i32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op has s32 output, scaleA and scaleB cannot be neg}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 32, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<one>], A [<s8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<row>], B [<s8>, #nvvm.wgmma_scale_in<neg>, #nvvm.mma_layout<col>] : !llvm.struct<(i32, i32, i32, i32)> -> !llvm.struct<(i32, i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%x: i64, %s: !llvm.struct<(i32, i32, i32)>) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op given layouts layout_a = col and layout_b = col for input types s8 and s8 requires transpose. However, this is only supported for: f16 and bf16}}
  %0 = nvvm.wgmma.mma_async %x, %x, %s, #nvvm.shape<m = 64, n = 8, k = 32>, D [<s32>, #nvvm.wgmma_scale_out<one>], A [<s8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>], B [<s8>, #nvvm.wgmma_scale_in<one>, #nvvm.mma_layout<col>] : !llvm.struct<(i32, i32, i32)> -> !llvm.struct<(i32, i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i8)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op invalid attribute combination}}
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i8)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'f32'}}
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i8)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op expected destination type to be f64}}
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32, k = 4 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i8)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<2>, %s: i32) {
  // expected-error @+1 {{'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3}}
  %0 = nvvm.wmma.load %p, %s {eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (!llvm.ptr<2>) -> !llvm.struct<(i8)>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32, %a: i8) {
  // expected-error @+1 {{'nvvm.wmma.store' op expected 4 data operands}}
  nvvm.wmma.store %p, %s, %a {eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : !llvm.ptr<3>, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32, %a: i8) {
  // expected-error @+1 {{'nvvm.wmma.store' op invalid attribute combination}}
  nvvm.wmma.store %p, %s, %a {eltype = #nvvm.mma_type<tf32>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : !llvm.ptr<3>, i8
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<5>, %s: i32, %a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>) {
  // expected-error @+1 {{'nvvm.wmma.store' op expected operands to be a source pointer in memory space 0, 1, 3}}
  nvvm.wmma.store %p, %s, %a0, %a1, %a2, %a3 {eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : !llvm.ptr<5>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr<3>, %s: i32, %a0: i32, %a1: i32, %a2: i32, %a3: i32) {
  // expected-error @+1 {{'nvvm.wmma.store' op expected data operands of type 'vector<2xf16>'}}
  nvvm.wmma.store %p, %s, %a0, %a1, %a2, %a3 {eltype = #nvvm.mma_type<f16>, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : !llvm.ptr<3>, i32, i32, i32, i32
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: f32, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op expected 24 arguments}}
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: i32, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op expected argument 15 to be of type 'vector<2xf16>'}}
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: i32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op expected argument 23 to be of type 'f32'}}
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, i32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op expected destination type is a structure of 8 elements of type 'f32'}}
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23 {eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a0: vector<2xf16>, %a1: vector<2xf16>, %a2: vector<2xf16>, %a3: vector<2xf16>, %a4: vector<2xf16>, %a5: vector<2xf16>, %a6: vector<2xf16>, %a7: vector<2xf16>, %a8: vector<2xf16>, %a9: vector<2xf16>, %a10: vector<2xf16>, %a11: vector<2xf16>, %a12: vector<2xf16>, %a13: vector<2xf16>, %a14: vector<2xf16>, %a15: vector<2xf16>, %a16: f32, %a17: f32, %a18: f32, %a19: f32, %a20: f32, %a21: f32, %a22: f32, %a23: f32) {
  // expected-error @+1 {{'nvvm.wmma.mma' op invalid attribute combination}}
  %0 = nvvm.wmma.mma %a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19, %a20, %a21, %a22, %a23 {eltypeA = #nvvm.mma_type<bf16>, eltypeB = #nvvm.mma_type<f32>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32, k = 16 : i32} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: f16, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op Could not match types for the A operands; expected one of 2xvector<2xf16> but got f16}}
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (f16, f16, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: bf16, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{custom op 'nvvm.mma.sp.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %0 = nvvm.mma.sp.sync A[%a] B[%a] C[%c] sparseMetadata[%m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (bf16, bf16, f32) -> !llvm.struct<(f32)>
  llvm.return
}

// -----

llvm.func @f(%a: vector<2xf16>, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.sync' op operand count (11) does not match with the total size (10) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sp.sync A[%a, %a] B[%a, %a] C[%c, %c, %c, %c] sparseMetadata[%m, %m] selector[%m] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma(%a: i32, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{custom op 'nvvm.mma.sp.block_scale' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%m] selector[%m] scaleA[%m, %t] scaleB[%m, %t, %t] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma(%a: i32, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{custom op 'nvvm.mma.block_scale' number of operands and types do not match: got 2 operands and 3 types}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] scaleA[%m, %t] scaleB[%m, %t, %t] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma(%a: i32, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{'nvvm.mma.sp.block_scale' op operand count (21) does not match with the total size (20) specified in attribute 'operandSegmentSizes'}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%m] selector[%m, %m] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma(%a: i32, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{custom op 'nvvm.mma.sp.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%m] selector[%m] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i32, i32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma(%a: i32, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{custom op 'nvvm.mma.block_scale' expected exactly 3 types}}
  %0 = nvvm.mma.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : (i32, i32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @mma(%a: i32, %c: f32, %m: i32, %t: i16) {
  // expected-error @+1 {{expected '('}}
  %0 = nvvm.mma.sp.block_scale A[%a, %a, %a, %a] B[%a, %a, %a, %a] C[%c, %c, %c, %c] sparseMetadata[%m] selector[%m] scaleA[%m, %t, %t] scaleB[%m, %t, %t] {shape = #nvvm.shape<m = 16, n = 8, k = 128>, multiplicandAPtxType = #nvvm.mma_type<e2m1>, multiplicandBPtxType = #nvvm.mma_type<e2m1>, scaleVecSize = #nvvm.scale_vec_size<x2>, blockScaleFormat = #nvvm.block_scale_format<ue8m0>, kind = #nvvm.block_scale_kind<mxf4>, orderedMetadata} : i32 -> !llvm.struct<(f32, f32, f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(f32, f32)>, %b: i64) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type tf32}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<tf32>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, f32)>, i64, i64) -> !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(i32, i32)>, %b: i64) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op does not support the given output type b1}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<b1>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(i32, i32)>, i64, i64) -> !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.struct<(f32, i32)>, %b: i64) {
  // expected-error @+1 {{'nvvm.wgmma.mma_async' op all elements in struct must be same type but there is 'i32'}}
  %0 = "nvvm.wgmma.mma_async"(%a, %b, %b) <{shape = #nvvm.shape<m = 64, n = 8, k = 16>, typeA = #nvvm.wgmma_type<f16>, typeB = #nvvm.wgmma_type<s8>, typeD = #nvvm.wgmma_type<u8>, scaleD = #nvvm.wgmma_scale_out<one>, scaleA = #nvvm.wgmma_scale_in<one>, scaleB = #nvvm.wgmma_scale_in<one>, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>}> : (!llvm.struct<(f32, i32)>, i64, i64) -> !llvm.struct<(f32, i32)>
  llvm.return
}

// -----

llvm.func @f(%a: !llvm.ptr<6>, %b: i64) {
  // expected-error @+2 {{offset argument is only supported for shape 16x32bx2}}
  // expected-error @+1 {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %0 = "nvvm.tcgen05.ld"(%a, %b) <{shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>}> : (!llvm.ptr<6>, i64) -> i32
  llvm.return
}
