// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Vectors of unknown length are folded as those of known length are.

llvm.func @g(vector<[4]xi32>)
llvm.func @f(%a: i32, %v: vector<[4]xi32>) -> vector<[4]xi32> {
  %c = llvm.mlir.constant(7 : i32) : i32
  %z = llvm.mlir.constant(0 : i64) : i64
  %o = llvm.mlir.constant(1 : i64) : i64
  %p = llvm.mlir.poison : vector<[4]xi32>
  %u = llvm.mlir.undef : vector<[4]xi32>
  %0 = llvm.insertelement %c, %p[%z : i64] : vector<[4]xi32>
  %1 = llvm.shufflevector %0, %p [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%0) : (vector<[4]xi32>) -> ()
  llvm.call @g(%1) : (vector<[4]xi32>) -> ()
  %2 = llvm.insertelement %c, %p[%o : i64] : vector<[4]xi32>
  llvm.call @g(%2) : (vector<[4]xi32>) -> ()
  %3 = llvm.insertelement %c, %u[%z : i64] : vector<[4]xi32>
  llvm.call @g(%3) : (vector<[4]xi32>) -> ()
  %4 = llvm.shufflevector %3, %u [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%4) : (vector<[4]xi32>) -> ()
  %5 = llvm.shufflevector %p, %p [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%5) : (vector<[4]xi32>) -> ()
  %6 = llvm.shufflevector %2, %p [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%6) : (vector<[4]xi32>) -> ()
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %7 = llvm.insertelement %c0, %p[%z : i64] : vector<[4]xi32>
  %8 = llvm.shufflevector %7, %p [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%8) : (vector<[4]xi32>) -> ()
  %9 = llvm.add %1, %8 : vector<[4]xi32>
  llvm.call @g(%9) : (vector<[4]xi32>) -> ()
  %10 = llvm.shufflevector %1, %8 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%10) : (vector<[4]xi32>) -> ()
  %11 = llvm.extractelement %1[%z : i64] : vector<[4]xi32>
  %12 = llvm.insertelement %11, %8[%z : i64] : vector<[4]xi32>
  llvm.call @g(%12) : (vector<[4]xi32>) -> ()
  %c9 = llvm.mlir.constant(900 : i64) : i64
  %13 = llvm.insertelement %c, %p[%c9 : i64] : vector<[4]xi32>
  llvm.call @g(%13) : (vector<[4]xi32>) -> ()
  %zz = llvm.mlir.zero : vector<[4]xi32>
  %14 = llvm.insertelement %c, %zz[%z : i64] : vector<[4]xi32>
  llvm.call @g(%14) : (vector<[4]xi32>) -> ()
  %15 = llvm.shufflevector %zz, %p [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%15) : (vector<[4]xi32>) -> ()
  %16 = llvm.shufflevector %p, %0 [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%16) : (vector<[4]xi32>) -> ()
  %18 = llvm.shufflevector %v, %p [0, 0, 0, 0] : vector<[4]xi32>
  llvm.call @g(%18) : (vector<[4]xi32>) -> ()
  %19 = llvm.shufflevector %0, %p [0, 0] : vector<[4]xi32>
  %20 = llvm.insertelement %c, %1[%z : i64] : vector<[4]xi32>
  llvm.call @g(%20) : (vector<[4]xi32>) -> ()
  llvm.return %1 : vector<[4]xi32>
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @g(<vscale x 4 x i32>)
// CHECK-EMPTY:
// CHECK-NEXT: define <vscale x 4 x i32> @f(i32 %[[V0:[^ ]+]], <vscale x 4 x i32> %[[V1:[^ ]+]]) {
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> splat (i32 7))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 1))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> undef, i32 7, i64 0))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> splat (i32 7))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> poison)
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> poison)
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> zeroinitializer)
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> splat (i32 7))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> shufflevector (<vscale x 4 x i32> splat (i32 7), <vscale x 4 x i32> zeroinitializer, <vscale x 4 x i32> zeroinitializer))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> zeroinitializer, i32 7, i64 0))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 900))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> zeroinitializer, i32 7, i64 0))
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> zeroinitializer)
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> poison)
// CHECK-NEXT:   %[[V3:[^ ]+]] = shufflevector <vscale x 4 x i32> %[[V1]], <vscale x 4 x i32> poison, <vscale x 4 x i32> zeroinitializer
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> %[[V3]])
// CHECK-NEXT:   call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> splat (i32 7), i32 7, i64 0))
// CHECK-NEXT:   ret <vscale x 4 x i32> splat (i32 7)
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
