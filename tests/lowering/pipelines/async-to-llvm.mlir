// RUN: mlir-opt %s --async-to-async-runtime --async-runtime-ref-counting --async-runtime-ref-counting-opt --convert-async-to-llvm --convert-to-llvm --reconcile-unrealized-casts | mlir-translate --mlir-to-llvmir | FileCheck %s

func.func @sum(%a: f32, %m: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %stored = async.execute {
    memref.store %a, %m[%c0] : memref<4xf32>
    async.yield
  }
  %t, %v = async.execute [%stored] -> !async.value<f32> {
    %0 = memref.load %m[%c0] : memref<4xf32>
    %1 = arith.addf %0, %a : f32
    async.yield %1 : f32
  }
  %r = async.await %v : !async.value<f32>
  return %r : f32
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: @assert_msg = private constant [40 x i8] c"Awaited async operand is in error state\00"
// CHECK-EMPTY:
// CHECK-NEXT: declare void @abort()
// CHECK-EMPTY:
// CHECK-NEXT: declare void @puts(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @free(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @aligned_alloc(i64, i64)
// CHECK-EMPTY:
// CHECK-NEXT: define float @sum(float %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]]) {
// CHECK-NEXT:   %[[V7:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %[[V1]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V7]], ptr %[[V2]], 1
// CHECK-NEXT:   %[[V9:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V8]], i64 %[[V3]], 2
// CHECK-NEXT:   %[[V10:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V9]], i64 %[[V4]], 3, 0
// CHECK-NEXT:   %[[V11:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V10]], i64 %[[V5]], 4, 0
// CHECK-NEXT:   %[[V12:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 0
// CHECK-NEXT:   %[[V13:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 1
// CHECK-NEXT:   %[[V14:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 2
// CHECK-NEXT:   %[[V15:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 3, 0
// CHECK-NEXT:   %[[V16:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 4, 0
// CHECK-NEXT:   %[[V17:[^ ]+]] = call ptr @async_execute_fn(float %[[V0]], ptr %[[V12]], ptr %[[V13]], i64 %[[V14]], i64 %[[V15]], i64 %[[V16]])
// CHECK-NEXT:   %[[V18:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 0
// CHECK-NEXT:   %[[V19:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 1
// CHECK-NEXT:   %[[V20:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 2
// CHECK-NEXT:   %[[V21:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 3, 0
// CHECK-NEXT:   %[[V22:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 4, 0
// CHECK-NEXT:   %[[V23:[^ ]+]] = call { ptr, ptr } @async_execute_fn_0(ptr %[[V17]], ptr %[[V18]], ptr %[[V19]], i64 %[[V20]], i64 %[[V21]], i64 %[[V22]], float %[[V0]])
// CHECK-NEXT:   %[[V24:[^ ]+]] = extractvalue { ptr, ptr } %[[V23]], 0
// CHECK-NEXT:   %[[V25:[^ ]+]] = extractvalue { ptr, ptr } %[[V23]], 1
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V24]], i64 1)
// CHECK-NEXT:   call void @mlirAsyncRuntimeAwaitValue(ptr %[[V25]])
// CHECK-NEXT:   %[[V26:[^ ]+]] = call i1 @mlirAsyncRuntimeIsValueError(ptr %[[V25]])
// CHECK-NEXT:   %[[V27:[^ ]+]] = xor i1 %[[V26]], true
// CHECK-NEXT:   br i1 %[[V27]], label %[[V28:[^ ]+]], label %[[V31:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = %[[V6:[^ ]+]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = call ptr @mlirAsyncRuntimeGetValueStorage(ptr %[[V25]])
// CHECK-NEXT:   %[[V30:[^ ]+]] = load float, ptr %[[V29]], align 4
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V25]], i64 1)
// CHECK-NEXT:   ret float %[[V30]]
// CHECK-EMPTY:
// CHECK-NEXT: 31:                                               ; preds = %[[V6]]
// CHECK-NEXT:   call void @puts(ptr @assert_msg)
// CHECK-NEXT:   call void @abort()
// CHECK-NEXT:   unreachable
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: presplitcoroutine
// CHECK-NEXT: define ptr @async_execute_fn(float %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]]) #0 {
// CHECK-NEXT:   %[[V7:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %[[V1]], 0
// CHECK-NEXT:   %[[V8:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V7]], ptr %[[V2]], 1
// CHECK-NEXT:   %[[V9:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V8]], i64 %[[V3]], 2
// CHECK-NEXT:   %[[V10:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V9]], i64 %[[V4]], 3, 0
// CHECK-NEXT:   %[[V11:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V10]], i64 %[[V5]], 4, 0
// CHECK-NEXT:   %[[V12:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateToken()
// CHECK-NEXT:   %[[V13:[^ ]+]] = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
// CHECK-NEXT:   %[[V14:[^ ]+]] = call i64 @llvm.coro.size.i64()
// CHECK-NEXT:   %[[V15:[^ ]+]] = call i64 @llvm.coro.align.i64()
// CHECK-NEXT:   %[[V16:[^ ]+]] = add i64 %[[V14]], %[[V15]]
// CHECK-NEXT:   %[[V17:[^ ]+]] = sub i64 %[[V16]], 1
// CHECK-NEXT:   %[[V18:[^ ]+]] = sub i64 0, %[[V15]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = and i64 %[[V17]], %[[V18]]
// CHECK-NEXT:   %[[V20:[^ ]+]] = call ptr @aligned_alloc(i64 %[[V15]], i64 %[[V19]])
// CHECK-NEXT:   %[[V21:[^ ]+]] = call ptr @llvm.coro.begin(token %[[V13]], ptr %[[V20]])
// CHECK-NEXT:   %[[V22:[^ ]+]] = call token @llvm.coro.save(ptr %[[V21]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeExecute(ptr %[[V21]], ptr @__resume)
// CHECK-NEXT:   %[[V23:[^ ]+]] = call i8 @llvm.coro.suspend(token %[[V22]], i1 false)
// CHECK-NEXT:   %[[V24:[^ ]+]] = sext i8 %[[V23]] to i32
// CHECK-NEXT:   switch i32 %[[V24]], label %[[V32:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[V25:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[V30:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 25:                                               ; preds = %[[V6:[^ ]+]]
// CHECK-NEXT:   %[[V26:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], 1
// CHECK-NEXT:   %[[V27:[^ ]+]] = getelementptr inbounds nuw float, ptr %[[V26]], i64 0
// CHECK-NEXT:   store float %[[V0]], ptr %[[V27]], align 4
// CHECK-NEXT:   call void @mlirAsyncRuntimeEmplaceToken(ptr %[[V12]])
// CHECK-NEXT:   br label %[[V28:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = %[[V25]]
// CHECK-NEXT:   %[[V29:[^ ]+]] = call ptr @llvm.coro.free(token %[[V13]], ptr %[[V21]])
// CHECK-NEXT:   call void @free(ptr %[[V29]])
// CHECK-NEXT:   br label %[[V32]]
// CHECK-EMPTY:
// CHECK-NEXT: 30:                                               ; preds = %[[V6]]
// CHECK-NEXT:   %[[V31:[^ ]+]] = call ptr @llvm.coro.free(token %[[V13]], ptr %[[V21]])
// CHECK-NEXT:   call void @free(ptr %[[V31]])
// CHECK-NEXT:   br label %[[V32]]
// CHECK-EMPTY:
// CHECK-NEXT: 32:                                               ; preds = %[[V28]], %[[V30]], %[[V6]]
// CHECK-NEXT:   call void @llvm.coro.end(ptr %[[V21]], i1 false, token none)
// CHECK-NEXT:   ret ptr %[[V12]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: presplitcoroutine
// CHECK-NEXT: define { ptr, ptr } @async_execute_fn_0(ptr %[[V0:[^ ]+]], ptr %[[V1:[^ ]+]], ptr %[[V2:[^ ]+]], i64 %[[V3:[^ ]+]], i64 %[[V4:[^ ]+]], i64 %[[V5:[^ ]+]], float %[[V6:[^ ]+]]) #0 {
// CHECK-NEXT:   %[[V8:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %[[V1]], 0
// CHECK-NEXT:   %[[V9:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V8]], ptr %[[V2]], 1
// CHECK-NEXT:   %[[V10:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V9]], i64 %[[V3]], 2
// CHECK-NEXT:   %[[V11:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V10]], i64 %[[V4]], 3, 0
// CHECK-NEXT:   %[[V12:[^ ]+]] = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V11]], i64 %[[V5]], 4, 0
// CHECK-NEXT:   %[[V13:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateToken()
// CHECK-NEXT:   %[[V14:[^ ]+]] = call ptr @mlirAsyncRuntimeCreateValue(i64 4)
// CHECK-NEXT:   %[[V15:[^ ]+]] = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr null)
// CHECK-NEXT:   %[[V16:[^ ]+]] = call i64 @llvm.coro.size.i64()
// CHECK-NEXT:   %[[V17:[^ ]+]] = call i64 @llvm.coro.align.i64()
// CHECK-NEXT:   %[[V18:[^ ]+]] = add i64 %[[V16]], %[[V17]]
// CHECK-NEXT:   %[[V19:[^ ]+]] = sub i64 %[[V18]], 1
// CHECK-NEXT:   %[[V20:[^ ]+]] = sub i64 0, %[[V17]]
// CHECK-NEXT:   %[[V21:[^ ]+]] = and i64 %[[V19]], %[[V20]]
// CHECK-NEXT:   %[[V22:[^ ]+]] = call ptr @aligned_alloc(i64 %[[V17]], i64 %[[V21]])
// CHECK-NEXT:   %[[V23:[^ ]+]] = call ptr @llvm.coro.begin(token %[[V15]], ptr %[[V22]])
// CHECK-NEXT:   %[[V24:[^ ]+]] = call token @llvm.coro.save(ptr %[[V23]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeExecute(ptr %[[V23]], ptr @__resume)
// CHECK-NEXT:   %[[V25:[^ ]+]] = call i8 @llvm.coro.suspend(token %[[V24]], i1 false)
// CHECK-NEXT:   %[[V26:[^ ]+]] = sext i8 %[[V25]] to i32
// CHECK-NEXT:   switch i32 %[[V26]], label %[[V44:[^ ]+]] [
// CHECK-NEXT:     i32 0, label %[[V27:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[V42:[^ ]+]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 27:                                               ; preds = %[[V7:[^ ]+]]
// CHECK-NEXT:   %[[V28:[^ ]+]] = call token @llvm.coro.save(ptr %[[V23]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeAwaitTokenAndExecute(ptr %[[V0]], ptr %[[V23]], ptr @__resume)
// CHECK-NEXT:   %[[V29:[^ ]+]] = call i8 @llvm.coro.suspend(token %[[V28]], i1 false)
// CHECK-NEXT:   %[[V30:[^ ]+]] = sext i8 %[[V29]] to i32
// CHECK-NEXT:   switch i32 %[[V30]], label %[[V44]] [
// CHECK-NEXT:     i32 0, label %[[V31:[^ ]+]]
// CHECK-NEXT:     i32 1, label %[[V42]]
// CHECK-NEXT:   ]
// CHECK-EMPTY:
// CHECK-NEXT: 31:                                               ; preds = %[[V27]]
// CHECK-NEXT:   %[[V32:[^ ]+]] = call i1 @mlirAsyncRuntimeIsTokenError(ptr %[[V0]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeDropRef(ptr %[[V0]], i64 1)
// CHECK-NEXT:   br i1 %[[V32]], label %[[V39:[^ ]+]], label %[[V33:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 33:                                               ; preds = %[[V31]]
// CHECK-NEXT:   %[[V34:[^ ]+]] = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %[[V12]], 1
// CHECK-NEXT:   %[[V35:[^ ]+]] = getelementptr inbounds nuw float, ptr %[[V34]], i64 0
// CHECK-NEXT:   %[[V36:[^ ]+]] = load float, ptr %[[V35]], align 4
// CHECK-NEXT:   %[[V37:[^ ]+]] = fadd float %[[V36]], %[[V6]]
// CHECK-NEXT:   %[[V38:[^ ]+]] = call ptr @mlirAsyncRuntimeGetValueStorage(ptr %[[V14]])
// CHECK-NEXT:   store float %[[V37]], ptr %[[V38]], align 4
// CHECK-NEXT:   call void @mlirAsyncRuntimeEmplaceValue(ptr %[[V14]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeEmplaceToken(ptr %[[V13]])
// CHECK-NEXT:   br label %[[V40:[^ ]+]]
// CHECK-EMPTY:
// CHECK-NEXT: 39:                                               ; preds = %[[V31]]
// CHECK-NEXT:   call void @mlirAsyncRuntimeSetTokenError(ptr %[[V13]])
// CHECK-NEXT:   call void @mlirAsyncRuntimeSetValueError(ptr %[[V14]])
// CHECK-NEXT:   br label %[[V40]]
// CHECK-EMPTY:
// CHECK-NEXT: 40:                                               ; preds = %[[V39]], %[[V33]]
// CHECK-NEXT:   %[[V41:[^ ]+]] = call ptr @llvm.coro.free(token %[[V15]], ptr %[[V23]])
// CHECK-NEXT:   call void @free(ptr %[[V41]])
// CHECK-NEXT:   br label %[[V44]]
// CHECK-EMPTY:
// CHECK-NEXT: 42:                                               ; preds = %[[V27]], %[[V7]]
// CHECK-NEXT:   %[[V43:[^ ]+]] = call ptr @llvm.coro.free(token %[[V15]], ptr %[[V23]])
// CHECK-NEXT:   call void @free(ptr %[[V43]])
// CHECK-NEXT:   br label %[[V44]]
// CHECK-EMPTY:
// CHECK-NEXT: 44:                                               ; preds = %[[V40]], %[[V42]], %[[V27]], %[[V7]]
// CHECK-NEXT:   call void @llvm.coro.end(ptr %[[V23]], i1 false, token none)
// CHECK-NEXT:   %[[V45:[^ ]+]] = insertvalue { ptr, ptr } poison, ptr %[[V13]], 0
// CHECK-NEXT:   %[[V46:[^ ]+]] = insertvalue { ptr, ptr } %[[V45]], ptr %[[V14]], 1
// CHECK-NEXT:   ret { ptr, ptr } %[[V46]]
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAddRef(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeDropRef(ptr, i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeCreateToken()
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeCreateValue(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeCreateGroup(i64)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeEmplaceToken(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeEmplaceValue(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeSetTokenError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeSetValueError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @mlirAsyncRuntimeIsTokenError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @mlirAsyncRuntimeIsValueError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i1 @mlirAsyncRuntimeIsGroupError(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitToken(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitValue(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitAllInGroup(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeExecute(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare ptr @mlirAsyncRuntimeGetValueStorage(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @mlirAsyncRuntimeAddTokenToGroup(ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitTokenAndExecute(ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitValueAndExecute(ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare void @mlirAsyncRuntimeAwaitAllInGroupAndExecute(ptr, ptr, ptr)
// CHECK-EMPTY:
// CHECK-NEXT: declare i64 @mlirAsyncRuntimGetNumWorkerThreads()
// CHECK-EMPTY:
// CHECK-NEXT: define void @__resume(ptr %[[V0:[^ ]+]]) {
// CHECK-NEXT:   call void @llvm.coro.resume(ptr %[[V0]])
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: read)
// CHECK-NEXT: declare token @llvm.coro.id(i32, ptr readnone, ptr readonly captures(none), ptr) #1
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i64 @llvm.coro.size.i64() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(none)
// CHECK-NEXT: declare i64 @llvm.coro.align.i64() #2
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare ptr @llvm.coro.begin(token, ptr writeonly) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nomerge nounwind
// CHECK-NEXT: declare token @llvm.coro.save(ptr) #4
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare i8 @llvm.coro.suspend(token, i1) #3
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind memory(argmem: read)
// CHECK-NEXT: declare ptr @llvm.coro.free(token, ptr readonly captures(none)) #5
// CHECK-EMPTY:
// CHECK-NEXT: ; Function Attrs: nounwind
// CHECK-NEXT: declare void @llvm.coro.end(ptr, i1, token) #3
// CHECK-EMPTY:
// CHECK-NEXT: declare void @llvm.coro.resume(ptr)
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { presplitcoroutine }
// CHECK-NEXT: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: read) }
// CHECK-NEXT: attributes #2 = { nounwind memory(none) }
// CHECK-NEXT: attributes #3 = { nounwind }
// CHECK-NEXT: attributes #4 = { nomerge nounwind }
// CHECK-NEXT: attributes #5 = { nounwind memory(argmem: read) }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
