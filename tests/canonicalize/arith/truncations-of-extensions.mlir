// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Of types that have smaller normal numbers than the wider one, not all numbers stay the same.
func.func @from_smaller_exponents(%a: f8E8M0FNU, %b: f8E5M2FNUZ, %c: f8E4M3B11FNUZ, %v: vector<[2]xf8E5M2FNUZ>) {
  %4 = arith.extf %b : f8E5M2FNUZ to f16
  %5 = arith.truncf %4 : f16 to f6E3M2FN
  "t.u"(%5) : (f6E3M2FN) -> ()
  %6 = arith.extf %b : f8E5M2FNUZ to f32
  %7 = arith.truncf %6 : f32 to f6E3M2FN
  "t.u"(%7) : (f6E3M2FN) -> ()
  %8 = arith.extf %a : f8E8M0FNU to f32
  %9 = arith.truncf %8 : f32 to f4E2M1FN
  "t.u"(%9) : (f4E2M1FN) -> ()
  %10 = arith.extf %a : f8E8M0FNU to f64
  %11 = arith.truncf %10 : f64 to f4E2M1FN
  "t.u"(%11) : (f4E2M1FN) -> ()
  %12 = arith.extf %v : vector<[2]xf8E5M2FNUZ> to vector<[2]xf16>
  %13 = arith.truncf %12 : vector<[2]xf16> to vector<[2]xf8E5M2FNUZ>
  "t.u"(%13) : (vector<[2]xf8E5M2FNUZ>) -> ()
  %14 = arith.extf %v : vector<[2]xf8E5M2FNUZ> to vector<[2]xf32>
  %15 = arith.truncf %14 to_nearest_even : vector<[2]xf32> to vector<[2]xf8E5M2FNUZ>
  "t.u"(%15) : (vector<[2]xf8E5M2FNUZ>) -> ()
  return
}

func.func @there_and_back(%a: f8E8M0FNU, %b: f8E5M2FNUZ, %c: f8E4M3B11FNUZ, %d: vector<2xf8E8M0FNU>, %e: bf16, %f: f8E4M3FNUZ, %g: tf32, %h: f80, %i: f16, %j: f8E5M2) {
  %0 = arith.extf %a : f8E8M0FNU to bf16
  %1 = arith.truncf %0 : bf16 to f8E8M0FNU
  "t.u"(%1) : (f8E8M0FNU) -> ()
  %2 = arith.extf %a : f8E8M0FNU to f64
  %3 = arith.truncf %2 : f64 to f8E8M0FNU
  "t.u"(%3) : (f8E8M0FNU) -> ()
  %4 = arith.extf %b : f8E5M2FNUZ to f16
  %5 = arith.truncf %4 : f16 to f8E5M2FNUZ
  "t.u"(%5) : (f8E5M2FNUZ) -> ()
  %6 = arith.extf %c : f8E4M3B11FNUZ to f16
  %7 = arith.truncf %6 : f16 to f8E4M3B11FNUZ
  "t.u"(%7) : (f8E4M3B11FNUZ) -> ()
  %8 = arith.extf %d : vector<2xf8E8M0FNU> to vector<2xf32>
  %9 = arith.truncf %8 : vector<2xf32> to vector<2xf8E8M0FNU>
  "t.u"(%9) : (vector<2xf8E8M0FNU>) -> ()
  %10 = arith.extf %e : bf16 to tf32
  %11 = arith.truncf %10 : tf32 to bf16
  "t.u"(%11) : (bf16) -> ()
  %12 = arith.extf %f : f8E4M3FNUZ to f16
  %13 = arith.truncf %12 : f16 to f8E4M3FNUZ
  "t.u"(%13) : (f8E4M3FNUZ) -> ()
  %14 = arith.extf %g : tf32 to f32
  %15 = arith.truncf %14 : f32 to tf32
  "t.u"(%15) : (tf32) -> ()
  %16 = arith.extf %h : f80 to f128
  %17 = arith.truncf %16 : f128 to f80
  "t.u"(%17) : (f80) -> ()
  %18 = arith.extf %i : f16 to tf32
  %19 = arith.truncf %18 : tf32 to f16
  "t.u"(%19) : (f16) -> ()
  %20 = arith.extf %a : f8E8M0FNU to f16
  %21 = arith.truncf %20 : f16 to f8E8M0FNU
  "t.u"(%21) : (f8E8M0FNU) -> ()
  %22 = arith.extf %j : f8E5M2 to f16
  %23 = arith.extf %22 : f16 to f32
  %24 = arith.truncf %23 : f32 to f8E5M2
  "t.u"(%24) : (f8E5M2) -> ()
  %25 = arith.extf %a : f8E8M0FNU to f16
  %26 = arith.extf %25 : f16 to f32
  "t.u"(%26) : (f32) -> ()
  %27 = arith.extf %a fastmath<fast> : f8E8M0FNU to f32
  %28 = arith.truncf %27 fastmath<fast> : f32 to f8E8M0FNU
  "t.u"(%28) : (f8E8M0FNU) -> ()
  %30 = arith.truncf %27 : f32 to bf16
  "t.u"(%30) : (bf16) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @from_smaller_exponents(%arg0: f8E8M0FNU, %arg1: f8E5M2FNUZ, %arg2: f8E4M3B11FNUZ, %arg3: vector<[2]xf8E5M2FNUZ>) {
// CHECK-NEXT:     %0 = arith.extf %arg1 : f8E5M2FNUZ to f16
// CHECK-NEXT:     %1 = arith.truncf %0 : f16 to f6E3M2FN
// CHECK-NEXT:     "t.u"(%1) : (f6E3M2FN) -> ()
// CHECK-NEXT:     %2 = arith.truncf %arg1 : f8E5M2FNUZ to f6E3M2FN
// CHECK-NEXT:     "t.u"(%2) : (f6E3M2FN) -> ()
// CHECK-NEXT:     %3 = arith.extf %arg0 : f8E8M0FNU to f32
// CHECK-NEXT:     %4 = arith.truncf %3 : f32 to f4E2M1FN
// CHECK-NEXT:     "t.u"(%4) : (f4E2M1FN) -> ()
// CHECK-NEXT:     %5 = arith.truncf %arg0 : f8E8M0FNU to f4E2M1FN
// CHECK-NEXT:     "t.u"(%5) : (f4E2M1FN) -> ()
// CHECK-NEXT:     %6 = arith.extf %arg3 : vector<[2]xf8E5M2FNUZ> to vector<[2]xf16>
// CHECK-NEXT:     %7 = arith.truncf %6 : vector<[2]xf16> to vector<[2]xf8E5M2FNUZ>
// CHECK-NEXT:     "t.u"(%7) : (vector<[2]xf8E5M2FNUZ>) -> ()
// CHECK-NEXT:     "t.u"(%arg3) : (vector<[2]xf8E5M2FNUZ>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @there_and_back(%arg0: f8E8M0FNU, %arg1: f8E5M2FNUZ, %arg2: f8E4M3B11FNUZ, %arg3: vector<2xf8E8M0FNU>, %arg4: bf16, %arg5: f8E4M3FNUZ, %arg6: tf32, %arg7: f80, %arg8: f16, %arg9: f8E5M2) {
// CHECK-NEXT:     %0 = arith.extf %arg0 : f8E8M0FNU to bf16
// CHECK-NEXT:     %1 = arith.truncf %0 : bf16 to f8E8M0FNU
// CHECK-NEXT:     "t.u"(%1) : (f8E8M0FNU) -> ()
// CHECK-NEXT:     "t.u"(%arg0) : (f8E8M0FNU) -> ()
// CHECK-NEXT:     %2 = arith.extf %arg1 : f8E5M2FNUZ to f16
// CHECK-NEXT:     %3 = arith.truncf %2 : f16 to f8E5M2FNUZ
// CHECK-NEXT:     "t.u"(%3) : (f8E5M2FNUZ) -> ()
// CHECK-NEXT:     "t.u"(%arg2) : (f8E4M3B11FNUZ) -> ()
// CHECK-NEXT:     %4 = arith.extf %arg3 : vector<2xf8E8M0FNU> to vector<2xf32>
// CHECK-NEXT:     %5 = arith.truncf %4 : vector<2xf32> to vector<2xf8E8M0FNU>
// CHECK-NEXT:     "t.u"(%5) : (vector<2xf8E8M0FNU>) -> ()
// CHECK-NEXT:     "t.u"(%arg4) : (bf16) -> ()
// CHECK-NEXT:     "t.u"(%arg5) : (f8E4M3FNUZ) -> ()
// CHECK-NEXT:     "t.u"(%arg6) : (tf32) -> ()
// CHECK-NEXT:     "t.u"(%arg7) : (f80) -> ()
// CHECK-NEXT:     "t.u"(%arg8) : (f16) -> ()
// CHECK-NEXT:     %6 = arith.extf %arg0 : f8E8M0FNU to f16
// CHECK-NEXT:     %7 = arith.truncf %6 : f16 to f8E8M0FNU
// CHECK-NEXT:     "t.u"(%7) : (f8E8M0FNU) -> ()
// CHECK-NEXT:     "t.u"(%arg9) : (f8E5M2) -> ()
// CHECK-NEXT:     %8 = arith.extf %arg0 : f8E8M0FNU to f16
// CHECK-NEXT:     %9 = arith.extf %8 : f16 to f32
// CHECK-NEXT:     "t.u"(%9) : (f32) -> ()
// CHECK-NEXT:     %10 = arith.extf %arg0 fastmath<fast> : f8E8M0FNU to f32
// CHECK-NEXT:     %11 = arith.truncf %10 fastmath<fast> : f32 to f8E8M0FNU
// CHECK-NEXT:     "t.u"(%11) : (f8E8M0FNU) -> ()
// CHECK-NEXT:     %12 = arith.truncf %10 : f32 to bf16
// CHECK-NEXT:     "t.u"(%12) : (bf16) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
