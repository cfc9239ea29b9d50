// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @red(%v: vector<4xf32>, %i: vector<4xi32>, %f: f32, %g: i32, %x: vector<[4]xindex>) {
  %0 = vector.reduction <add>, %v : vector<4xf32> into f32
  %1 = vector.reduction <add>, %v, %f : vector<4xf32> into f32
  %2 = vector.reduction <mul>, %v : vector<4xf32> into f32
  %3 = vector.reduction <mul>, %v, %f fastmath<reassoc> : vector<4xf32> into f32
  %4 = vector.reduction <minnumf>, %v : vector<4xf32> into f32
  %5 = vector.reduction <maxnumf>, %v, %f : vector<4xf32> into f32
  %6 = vector.reduction <minimumf>, %v, %f : vector<4xf32> into f32
  %7 = vector.reduction <maximumf>, %v, %f : vector<4xf32> into f32
  %10 = vector.reduction <add>, %i : vector<4xi32> into i32
  %11 = vector.reduction <add>, %i, %g : vector<4xi32> into i32
  %12 = vector.reduction <mul>, %i : vector<4xi32> into i32
  %13 = vector.reduction <mul>, %i, %g : vector<4xi32> into i32
  %14 = vector.reduction <minui>, %i : vector<4xi32> into i32
  %15 = vector.reduction <minsi>, %i, %g : vector<4xi32> into i32
  %16 = vector.reduction <maxui>, %i, %g : vector<4xi32> into i32
  %17 = vector.reduction <maxsi>, %i, %g : vector<4xi32> into i32
  %18 = vector.reduction <and>, %i, %g : vector<4xi32> into i32
  %19 = vector.reduction <or>, %i, %g : vector<4xi32> into i32
  %20 = vector.reduction <xor>, %i, %g : vector<4xi32> into i32
  %21 = vector.reduction <add>, %x : vector<[4]xindex> into index
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
  "test.use"(%10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: vector<[4]xindex>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG4]] : vector<[4]xindex> to vector<[4]xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V1]], %[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[ARG2]], %[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = "llvm.intr.vector.reduce.fmul"(%[[V4]], %[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = "llvm.intr.vector.reduce.fmul"(%[[ARG2]], %[[ARG0]]) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.intr.vector.reduce.fmin(%[[ARG0]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.intr.vector.reduce.fmax(%[[ARG0]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.maxnum(%[[V8]], %[[ARG2]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.intr.vector.reduce.fminimum(%[[ARG0]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.intr.minimum(%[[V10]], %[[ARG2]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.intr.vector.reduce.fmaximum(%[[ARG0]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.maximum(%[[V12]], %[[ARG2]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.add %[[ARG3]], %[[V15]] : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = "llvm.intr.vector.reduce.mul"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = "llvm.intr.vector.reduce.mul"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.mul %[[ARG3]], %[[V18]] : i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = "llvm.intr.vector.reduce.umin"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = "llvm.intr.vector.reduce.smin"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.icmp "sle" %[[ARG3]], %[[V21]] : i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.select %[[V22]], %[[ARG3]], %[[V21]] : i1, i32
// CHECK-NEXT:     %[[V24:[^ ]+]] = "llvm.intr.vector.reduce.umax"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.icmp "uge" %[[ARG3]], %[[V24]] : i32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.select %[[V25]], %[[ARG3]], %[[V24]] : i1, i32
// CHECK-NEXT:     %[[V27:[^ ]+]] = "llvm.intr.vector.reduce.smax"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.icmp "sge" %[[ARG3]], %[[V27]] : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.select %[[V28]], %[[ARG3]], %[[V27]] : i1, i32
// CHECK-NEXT:     %[[V30:[^ ]+]] = "llvm.intr.vector.reduce.and"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.and %[[ARG3]], %[[V30]] : i32
// CHECK-NEXT:     %[[V32:[^ ]+]] = "llvm.intr.vector.reduce.or"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.or %[[ARG3]], %[[V32]] : i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = "llvm.intr.vector.reduce.xor"(%[[ARG1]]) : (vector<4xi32>) -> i32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.xor %[[ARG3]], %[[V34]] : i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = "llvm.intr.vector.reduce.add"(%[[V0]]) : (vector<[4]xi64>) -> i64
// CHECK-NEXT:     %[[V37:[^ ]+]] = builtin.unrealized_conversion_cast %[[V36]] : i64 to index
// CHECK-NEXT:     "test.use"(%[[V2]], %[[V3]], %[[V5]], %[[V6]], %[[V7]], %[[V9]], %[[V11]], %[[V13]]) : (f32, f32, f32, f32, f32, f32, f32, f32) -> ()
// CHECK-NEXT:     "test.use"(%[[V14]], %[[V16]], %[[V17]], %[[V19]], %[[V20]], %[[V23]], %[[V26]], %[[V29]], %[[V31]], %[[V33]], %[[V35]], %[[V37]]) : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%v: vector<4xf32>, %i: vector<4xi32>, %f: f32, %g: i32, %m: vector<4xi1>) -> (f32, f32, f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <mul>, %v, %f fastmath<reassoc> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %3 = vector.mask %m { vector.reduction <maximumf>, %v, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %4 = vector.mask %m { vector.reduction <maxnumf>, %v, %f : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: vector<4xi1>) -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = "llvm.intr.vp.reduce.fadd"(%[[V0]], %[[ARG0]], %[[ARG4]], %[[V1]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = "llvm.intr.vp.reduce.fmul"(%[[ARG2]], %[[ARG0]], %[[ARG4]], %[[V3]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0xFFC00000 : f32) : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vp.reduce.fmin"(%[[V5]], %[[ARG0]], %[[ARG4]], %[[V6]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(dense<-1.401300e-45> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.select %[[ARG4]], %[[ARG0]], %[[V8]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.intr.vector.reduce.fmaximum(%[[V9]]) : (vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.intr.maximum(%[[V10]], %[[ARG2]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.vp.reduce.fmax"(%[[ARG2]], %[[ARG0]], %[[ARG4]], %[[V12]]) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT:     return %[[V2]], %[[V4]], %[[V7]], %[[V11]], %[[V13]] : f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%v: vector<4xf32>, %i: vector<4xi32>, %f: f32, %g: i32, %m: vector<4xi1>) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
  %0 = vector.mask %m { vector.reduction <add>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %1 = vector.mask %m { vector.reduction <mul>, %i, %g : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %2 = vector.mask %m { vector.reduction <minui>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %3 = vector.mask %m { vector.reduction <maxui>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %4 = vector.mask %m { vector.reduction <minsi>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %5 = vector.mask %m { vector.reduction <maxsi>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %6 = vector.mask %m { vector.reduction <and>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  %7 = vector.mask %m { vector.reduction <xor>, %i : vector<4xi32> into i32 } : vector<4xi1> -> i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: vector<4xi32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: vector<4xi1>) -> (i32, i32, i32, i32, i32, i32, i32, i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = "llvm.intr.vp.reduce.add"(%[[V0]], %[[ARG1]], %[[ARG4]], %[[V1]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = "llvm.intr.vp.reduce.mul"(%[[ARG3]], %[[ARG1]], %[[ARG4]], %[[V3]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.vp.reduce.umin"(%[[V5]], %[[ARG1]], %[[ARG4]], %[[V6]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V10:[^ ]+]] = "llvm.intr.vp.reduce.umax"(%[[V8]], %[[ARG1]], %[[ARG4]], %[[V9]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.mlir.constant(2147483647 : i32) : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.vp.reduce.smin"(%[[V11]], %[[ARG1]], %[[ARG4]], %[[V12]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.mlir.constant(-2147483648 : i32) : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = "llvm.intr.vp.reduce.smax"(%[[V14]], %[[ARG1]], %[[ARG4]], %[[V15]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = "llvm.intr.vp.reduce.and"(%[[V17]], %[[ARG1]], %[[ARG4]], %[[V18]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:     %[[V22:[^ ]+]] = "llvm.intr.vp.reduce.xor"(%[[V20]], %[[ARG1]], %[[ARG4]], %[[V21]]) : (i32, vector<4xi32>, vector<4xi1>, i32) -> i32
// CHECK-NEXT:     return %[[V2]], %[[V4]], %[[V7]], %[[V10]], %[[V13]], %[[V16]], %[[V19]], %[[V22]] : i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%v: vector<[4]xf16>, %m: vector<[4]xi1>, %z: vector<f32>, %f: f32) -> (f16, f32, f32) {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v : vector<[4]xf16> into f16 } : vector<[4]xi1> -> f16
  %1 = vector.reduction <add>, %z : vector<f32> into f32
  %2 = vector.reduction <mul>, %z, %f : vector<f32> into f32
  return %0, %1, %2 : f16, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<[4]xf16>, %[[ARG1:[^ ]+]]: vector<[4]xi1>, %[[ARG2:[^ ]+]]: vector<f32>, %[[ARG3:[^ ]+]]: f32) -> (f16, f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(dense<6.550400e+04> : vector<[4]xf16>) : vector<[4]xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.select %[[ARG1]], %[[ARG0]], %[[V1]] : vector<[4]xi1>, vector<[4]xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.vector.reduce.fminimum(%[[V2]]) : (vector<[4]xf16>) -> f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.mlir.constant(0.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = "llvm.intr.vector.reduce.fadd"(%[[V4]], %[[V0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = "llvm.intr.vector.reduce.fmul"(%[[ARG3]], %[[V0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<1xf32>) -> f32
// CHECK-NEXT:     return %[[V3]], %[[V5]], %[[V6]] : f16, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @m(%v: vector<4xf32>, %f: f32) -> (f32, f32) {
  %2 = vector.reduction <mul>, %v, %f : vector<4xf32> into f32
  %3 = vector.reduction <minimumf>, %v fastmath<nnan,ninf> : vector<4xf32> into f32
  return %2, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "llvm.intr.vector.reduce.fmul"(%[[ARG1]], %[[ARG0]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.vector.reduce.fminimum(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<4xf32>) -> f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_with_flags(%m: vector<4xi1>, %v: vector<4xf32>, %s: f32) -> (f32, f32, f32) {
  %0 = vector.mask %m { vector.reduction <minimumf>, %v fastmath<fast> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.reduction <maximumf>, %v, %s fastmath<nnan,ninf> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %m { vector.reduction <minnumf>, %v, %s fastmath<nnan> : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @masked_with_flags(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: f32) -> (f32, f32, f32) {
// CHECK-NEXT: %0 = llvm.mlir.constant(dense<3.40282347E+38> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: %1 = llvm.select %arg0, %arg1, %0 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %2 = llvm.intr.vector.reduce.fminimum(%1) {fastmathFlags = #llvm.fastmath<fast>} : (vector<4xf32>) -> f32
// CHECK-NEXT: %3 = llvm.mlir.constant(dense<-1.401300e-45> : vector<4xf32>) : vector<4xf32>
// CHECK-NEXT: %4 = llvm.select %arg0, %arg1, %3 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: %5 = llvm.intr.vector.reduce.fmaximum(%4) {fastmathFlags = #llvm.fastmath<nnan, ninf>} : (vector<4xf32>) -> f32
// CHECK-NEXT: %6 = llvm.intr.maximum(%5, %arg2) : (f32, f32) -> f32
// CHECK-NEXT: %7 = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT: %8 = "llvm.intr.vp.reduce.fmin"(%arg2, %arg1, %arg0, %7) : (f32, vector<4xf32>, vector<4xi1>, i32) -> f32
// CHECK-NEXT: return %2, %6, %8 : f32, f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }
