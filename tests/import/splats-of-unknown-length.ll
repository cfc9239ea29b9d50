; RUN: mlir-translate %s --import-llvm | FileCheck %s

; What a splat is made of is shared with a constant that is the same.

declare void @g(<vscale x 4 x i32>)
define void @f() {
  call void @g(<vscale x 4 x i32> splat (i32 7))
  call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i64 0))
  call void @g(<vscale x 4 x i32> insertelement (<vscale x 4 x i32> poison, i32 7, i32 0))
  ret void
}

; CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<64> : vector<4xi64>, i1 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>, i16 = dense<16> : vector<2xi64>, i32 = dense<32> : vector<2xi64>, i64 = dense<[32, 64]> : vector<2xi64>, f16 = dense<16> : vector<2xi64>, f64 = dense<64> : vector<2xi64>, f128 = dense<128> : vector<2xi64>, "dlti.endianness" = "little">, llvm.module_asm = [], llvm.target_triple = ""} {
; CHECK-NEXT:   llvm.func @g(vector<[4]xi32>)
; CHECK-NEXT:   llvm.func @f() {
; CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.poison : vector<[4]xi32>
; CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.mlir.constant(0 : i64) : i64
; CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(7 : i32) : i32
; CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.insertelement %[[V2]], %[[V0]][%[[V1]] : i64] : vector<[4]xi32>
; CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.shufflevector %[[V3]], %[[V0]] [0, 0, 0, 0] : vector<[4]xi32> 
; CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
; CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.insertelement %[[V2]], %[[V0]][%[[V5]] : i32] : vector<[4]xi32>
; CHECK-NEXT:     llvm.call @g(%[[V4]]) : (vector<[4]xi32>) -> ()
; CHECK-NEXT:     llvm.call @g(%[[V3]]) : (vector<[4]xi32>) -> ()
; CHECK-NEXT:     llvm.call @g(%[[V6]]) : (vector<[4]xi32>) -> ()
; CHECK-NEXT:     llvm.return
; CHECK-NEXT:   }
; CHECK-NEXT: }
