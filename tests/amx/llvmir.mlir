// RUN: mlir-opt %s --convert-to-llvm | mlir-translate --mlir-to-llvmir | FileCheck %s

func.func @sums(%m: memref<?x?xi8>, %n: memref<16x16xi32>, %h: memref<16x32xf16>, %b: memref<16x32xbf16>, %f: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = amx.tile_zero : !amx.tile<16x16xi32>
  %1 = amx.tile_load %m[%c0, %c0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %2 = amx.tile_muli %1, %1, %0 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %3 = amx.tile_muli %1 zext, %1, %2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %4 = amx.tile_muli %1, %1 zext, %3 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %5 = amx.tile_muli %1 zext, %1 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %n[%c0, %c0], %5 : memref<16x16xi32>, !amx.tile<16x16xi32>
  %6 = amx.tile_zero : !amx.tile<16x16xf32>
  %7 = amx.tile_load %h[%c0, %c0] : memref<16x32xf16> into !amx.tile<16x32xf16>
  %8 = amx.tile_load %b[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
  %9 = amx.tile_mulf %7, %7, %6 : !amx.tile<16x32xf16>, !amx.tile<16x32xf16>, !amx.tile<16x16xf32>
  %10 = amx.tile_mulf %8, %8, %9 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  amx.tile_store %f[%c0, %c0], %10 : memref<16x16xf32>, !amx.tile<16x16xf32>
  return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @sums(ptr [[V0:%[^ ]+]], ptr [[V1:%[^ ]+]], i64 [[V2:%[^ ]+]], i64 [[V3:%[^ ]+]], i64 [[V4:%[^ ]+]], i64 [[V5:%[^ ]+]], i64 [[V6:%[^ ]+]], ptr [[V7:%[^ ]+]], ptr [[V8:%[^ ]+]], i64 [[V9:%[^ ]+]], i64 [[V10:%[^ ]+]], i64 [[V11:%[^ ]+]], i64 [[V12:%[^ ]+]], i64 [[V13:%[^ ]+]], ptr [[V14:%[^ ]+]], ptr [[V15:%[^ ]+]], i64 [[V16:%[^ ]+]], i64 [[V17:%[^ ]+]], i64 [[V18:%[^ ]+]], i64 [[V19:%[^ ]+]], i64 [[V20:%[^ ]+]], ptr [[V21:%[^ ]+]], ptr [[V22:%[^ ]+]], i64 [[V23:%[^ ]+]], i64 [[V24:%[^ ]+]], i64 [[V25:%[^ ]+]], i64 [[V26:%[^ ]+]], i64 [[V27:%[^ ]+]], ptr [[V28:%[^ ]+]], ptr [[V29:%[^ ]+]], i64 [[V30:%[^ ]+]], i64 [[V31:%[^ ]+]], i64 [[V32:%[^ ]+]], i64 [[V33:%[^ ]+]], i64 [[V34:%[^ ]+]]) {
// CHECK-NEXT:   [[V36:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr [[V28]], 0
// CHECK-NEXT:   [[V37:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V36]], ptr [[V29]], 1
// CHECK-NEXT:   [[V38:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V37]], i64 [[V30]], 2
// CHECK-NEXT:   [[V39:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V38]], i64 [[V31]], 3, 0
// CHECK-NEXT:   [[V40:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V39]], i64 [[V33]], 4, 0
// CHECK-NEXT:   [[V41:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V40]], i64 [[V32]], 3, 1
// CHECK-NEXT:   [[V42:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V41]], i64 [[V34]], 4, 1
// CHECK-NEXT:   [[V43:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr [[V21]], 0
// CHECK-NEXT:   [[V44:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V43]], ptr [[V22]], 1
// CHECK-NEXT:   [[V45:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V44]], i64 [[V23]], 2
// CHECK-NEXT:   [[V46:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V45]], i64 [[V24]], 3, 0
// CHECK-NEXT:   [[V47:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V46]], i64 [[V26]], 4, 0
// CHECK-NEXT:   [[V48:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V47]], i64 [[V25]], 3, 1
// CHECK-NEXT:   [[V49:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V48]], i64 [[V27]], 4, 1
// CHECK-NEXT:   [[V50:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr [[V14]], 0
// CHECK-NEXT:   [[V51:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V50]], ptr [[V15]], 1
// CHECK-NEXT:   [[V52:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V51]], i64 [[V16]], 2
// CHECK-NEXT:   [[V53:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V52]], i64 [[V17]], 3, 0
// CHECK-NEXT:   [[V54:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V53]], i64 [[V19]], 4, 0
// CHECK-NEXT:   [[V55:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V54]], i64 [[V18]], 3, 1
// CHECK-NEXT:   [[V56:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V55]], i64 [[V20]], 4, 1
// CHECK-NEXT:   [[V57:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr [[V7]], 0
// CHECK-NEXT:   [[V58:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V57]], ptr [[V8]], 1
// CHECK-NEXT:   [[V59:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V58]], i64 [[V9]], 2
// CHECK-NEXT:   [[V60:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V59]], i64 [[V10]], 3, 0
// CHECK-NEXT:   [[V61:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V60]], i64 [[V12]], 4, 0
// CHECK-NEXT:   [[V62:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V61]], i64 [[V11]], 3, 1
// CHECK-NEXT:   [[V63:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V62]], i64 [[V13]], 4, 1
// CHECK-NEXT:   [[V64:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr [[V0]], 0
// CHECK-NEXT:   [[V65:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V64]], ptr [[V1]], 1
// CHECK-NEXT:   [[V66:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V65]], i64 [[V2]], 2
// CHECK-NEXT:   [[V67:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V66]], i64 [[V3]], 3, 0
// CHECK-NEXT:   [[V68:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V67]], i64 [[V5]], 4, 0
// CHECK-NEXT:   [[V69:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V68]], i64 [[V4]], 3, 1
// CHECK-NEXT:   [[V70:%[^ ]+]] = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V69]], i64 [[V6]], 4, 1
// CHECK-NEXT:   [[V71:%[^ ]+]] = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
// CHECK-NEXT:   [[V72:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V70]], 1
// CHECK-NEXT:   [[V73:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V70]], 4, 0
// CHECK-NEXT:   [[V74:%[^ ]+]] = mul i64 0, [[V73]]
// CHECK-NEXT:   [[V75:%[^ ]+]] = add i64 [[V74]], 0
// CHECK-NEXT:   [[V76:%[^ ]+]] = getelementptr i8, ptr [[V72]], i64 [[V75]]
// CHECK-NEXT:   [[V77:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V70]], 4, 0
// CHECK-NEXT:   [[V78:%[^ ]+]] = mul i64 1, [[V77]]
// CHECK-NEXT:   [[V79:%[^ ]+]] = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr [[V76]], i64 [[V78]])
// CHECK-NEXT:   [[V80:%[^ ]+]] = call x86_amx @llvm.x86.tdpbssd.internal(i16 16, i16 64, i16 64, x86_amx [[V71]], x86_amx [[V79]], x86_amx [[V79]])
// CHECK-NEXT:   [[V81:%[^ ]+]] = call x86_amx @llvm.x86.tdpbusd.internal(i16 16, i16 64, i16 64, x86_amx [[V80]], x86_amx [[V79]], x86_amx [[V79]])
// CHECK-NEXT:   [[V82:%[^ ]+]] = call x86_amx @llvm.x86.tdpbsud.internal(i16 16, i16 64, i16 64, x86_amx [[V81]], x86_amx [[V79]], x86_amx [[V79]])
// CHECK-NEXT:   [[V83:%[^ ]+]] = call x86_amx @llvm.x86.tdpbuud.internal(i16 16, i16 64, i16 64, x86_amx [[V82]], x86_amx [[V79]], x86_amx [[V79]])
// CHECK-NEXT:   [[V84:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V63]], 1
// CHECK-NEXT:   [[V85:%[^ ]+]] = getelementptr i32, ptr [[V84]], i64 0
// CHECK-NEXT:   call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr [[V85]], i64 64, x86_amx [[V83]])
// CHECK-NEXT:   [[V86:%[^ ]+]] = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
// CHECK-NEXT:   [[V87:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V56]], 1
// CHECK-NEXT:   [[V88:%[^ ]+]] = getelementptr half, ptr [[V87]], i64 0
// CHECK-NEXT:   [[V89:%[^ ]+]] = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr [[V88]], i64 64)
// CHECK-NEXT:   [[V90:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V49]], 1
// CHECK-NEXT:   [[V91:%[^ ]+]] = getelementptr bfloat, ptr [[V90]], i64 0
// CHECK-NEXT:   [[V92:%[^ ]+]] = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr [[V91]], i64 64)
// CHECK-NEXT:   [[V93:%[^ ]+]] = call x86_amx @llvm.x86.tdpfp16ps.internal(i16 16, i16 64, i16 64, x86_amx [[V86]], x86_amx [[V89]], x86_amx [[V89]])
// CHECK-NEXT:   [[V94:%[^ ]+]] = call x86_amx @llvm.x86.tdpbf16ps.internal(i16 16, i16 64, i16 64, x86_amx [[V93]], x86_amx [[V92]], x86_amx [[V92]])
// CHECK-NEXT:   [[V95:%[^ ]+]] = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } [[V42]], 1
// CHECK-NEXT:   [[V96:%[^ ]+]] = getelementptr float, ptr [[V95]], i64 0
// CHECK-NEXT:   call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr [[V96]], i64 64, x86_amx [[V94]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tilezero.internal(i16, i16) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tdpbssd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tdpbusd.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tdpbsud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tdpbuud.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tdpfp16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare x86_amx @llvm.x86.tdpbf16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx) #0
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { nounwind }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
